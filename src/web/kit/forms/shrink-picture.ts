/** @file Shrinks a photo before it is sent over a slow network. Loaded only when there is one to send. */

const longestEdgePx = 2000;
const quality = 0.82;
/** Below this the work costs more than it saves. */
const worthBytes = 600 * 1024;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Returns whether the network is slow or metered; false where the browser does not report it. */
export function isSlowNetwork(): boolean {
  const connection = (navigator as { connection?: Connection }).connection;
  return Boolean(connection?.saveData) || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

/** Returns the size that fits into the longest edge, never enlarged. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestEdgePx / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Resolves to the photo as a JPEG of at most 2000 px, or to the file itself when that is not smaller or not possible. With `bare` every
 * photo is redrawn, so that its location stays on the device.
 */
export async function shrinkPicture(file: File, { bare = false } = {}): Promise<File> {
  if (!bare && file.size < worthBytes) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = fitted(bitmap.width, bitmap.height);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    // JPEG has no transparency; without a background it would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const name = file.name.replace(/\.\w+$/, '') + '.jpg';
    return bare || blob.size < file.size ? new File([blob], name, { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}
