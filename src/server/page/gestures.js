// What fingers do together, and what a wheel does: the same where one plays and where one draws.
// In: the newest event of each finger, an event of a wheel. Out: how far apart, and the middle; how far, or how much
// larger.

/** How far apart the first two fingers are, and the middle between them. @param {Map<number, PointerEvent>} fingers */
export function span(fingers) {
  const [one, other] = [...fingers.values()];
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1,
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}

/**
 * A wheel zooms; the pads of laptops, whose steps are small, move the board and zoom by pinching.
 * @param {WheelEvent} event @returns {{ pan?: [number, number], factor: number }}
 */
export function turned({ deltaX, deltaY, deltaMode, ctrlKey, shiftKey }) {
  const isFine = Math.abs(deltaY) < 60;
  if (!ctrlKey && (shiftKey || deltaX !== 0 || (deltaMode === 0 && isFine))) {
    return { pan: [-(deltaX || (shiftKey ? deltaY : 0)), shiftKey ? 0 : -deltaY], factor: 1 };
  }
  return { factor: isFine && ctrlKey ? 1.005 ** -deltaY : deltaY < 0 ? 1.15 : 1 / 1.15 };
}
