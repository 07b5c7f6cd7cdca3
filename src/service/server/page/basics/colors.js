// Computes with colors: light, contrast, and colors that color-blind people can distinguish. In and out: colors as
// #rrggbb.

/** The letter of the background; it also marks a cell that is known to have no other color. */
export const BLANK = "-";

/**
 * People with any color vision can distinguish these colors (Okabe and Ito 2008, "Color universal design"). Boards of
 * more than nine colors use the last six, too; they differ from all others as much as possible for color-blind people.
 */
const SAFE = [
  "#ffffff",
  "#000000",
  "#e69f00",
  "#56b4e9",
  "#009e73",
  "#f0e442",
  "#0072b2",
  "#d55e00",
  "#cc79a7",
  "#552200",
  "#0000aa",
  "#884444",
  "#aaddcc",
  "#9966ff",
  "#7700ee",
];

/** The English names of the safe colors; the catalogs translate them. */
const NAMES = [
  "white",
  "black",
  "orange",
  "light blue",
  "green",
  "yellow",
  "blue",
  "dark orange",
  "pink",
  "brown",
  "dark blue",
  "dark red",
  "light turquoise",
  "light purple",
  "purple",
];

/** The name of a safe color. @param {string} rgb */
export const safeName = (rgb) => NAMES[SAFE.indexOf(rgb)];

/** The linear red, green and blue of a color, each from 0 to 1. @param {string} rgb */
export const light = (rgb) =>
  [1, 3, 5].map((at) => {
    const value = parseInt(rgb.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

/** Black or white: the one that people can read on this color. @param {string} rgb */
export function readable(rgb) {
  const [red, green, blue] = light(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? "#000000" : "#ffffff";
}

/** The lightness and the two hue coordinates of a color in Oklab (Ottosson 2020). @param {string} rgb */
export function oklab(rgb) {
  const [red, green, blue] = light(rgb);
  const long = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
  const middle = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
  const short = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
  return [
    0.2105 * long + 0.7936 * middle - 0.0041 * short,
    1.978 * long - 2.4286 * middle + 0.4506 * short,
    0.0259 * long + 0.7828 * middle - 0.8087 * short,
  ];
}

/** Colors that are nearer than this in Oklab are hard to distinguish: a light gray and white, for example. */
const ALIKE = 0.05;

/** Would people hardly distinguish these colors? @param {string} one @param {string} other */
export const isSimilar = (one, other) => {
  const second = oklab(other);
  return Math.hypot(...oklab(one).map((value, axis) => value - second[axis])) < ALIKE;
};

/**
 * Gives each color another safe color: the nearest pairs are joined first. Returns null if there are too many colors.
 * @param {{ rgb: string }[]} colors
 */
export function safe(colors) {
  if (colors.length > SAFE.length) return null;
  /** @type {(string | null)[]} */
  const replacements = Array(colors.length).fill(null);
  const free = colors.length > 9 ? SAFE : SAFE.slice(0, 9);
  const pairs = colors
    .flatMap(({ rgb }, place) =>
      free.map((ink) => {
        const [one, other] = [oklab(rgb), oklab(ink)];
        return { place, ink, away: Math.hypot(...one.map((value, axis) => value - other[axis])) };
      }),
    )
    .sort((one, other) => one.away - other.away);
  for (const { place, ink } of pairs)
    if (!replacements[place] && !replacements.includes(ink)) replacements[place] = ink;
  return replacements;
}
