// Decodes images with the browser. In: a file. Out: its pixels as PAM, which the engine reads; null if the browser
// cannot decode it.

/** A longer side is scaled down: a puzzle cannot use more pixels. */
const MOST_SIDE = 1800;

/** @param {Blob} file */
export async function pixels(file) {
  const image = await createImageBitmap(file, { colorSpaceConversion: "none", premultiplyAlpha: "none" }).catch(
    () => null,
  );
  if (!image) return null;
  const scale = Math.min(1, MOST_SIDE / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(width, height).getContext("2d"));
  canvas.imageSmoothingQuality = "high";
  canvas.drawImage(image, 0, 0, width, height);
  image.close();
  return pam(canvas.getImageData(0, 0, width, height));
}

/** Writes pixels as a PAM file. @param {ImageData} pixels */
export function pam({ width, height, data }) {
  const head = new TextEncoder().encode(
    `P7\nWIDTH ${width}\nHEIGHT ${height}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n`,
  );
  const all = new Uint8Array(head.length + data.length);
  all.set(head);
  all.set(data, head.length);
  return all;
}
