// What fingers do together. In: the newest event of each. Out: how far apart, and the middle.

/** How far apart the first two fingers are, and the middle between them. @param {Map<number, PointerEvent>} fingers */
export function span(fingers) {
  const [one, other] = [...fingers.values()];
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1,
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}
