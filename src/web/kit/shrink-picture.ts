/** @file Makes a photo smaller before it goes over a slow network. Loaded only when there is something to send. */

const longestEdgePx = 2000;
const quality = 0.82;
/** Below this the work costs more than it saves. */
const worthBytes = 600 * 1024;

type Connection = { saveData?: boolean; effectiveType?: string };

/** True on a slow or metered network; where the browser does not tell, false. */
export function isSlowNetwork(): boolean {
  const connection = (navigator as { connection?: Connection }).connection;
  return Boolean(connection?.saveData) || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

/** The size that fits into the longest edge, never larger than it was. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestEdgePx / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The photo as a JPEG of at most 2000 px, or the file itself where that is no gain or cannot be done. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size < worthBytes) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = fitted(bitmap.width, bitmap.height);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    // JPEG has no transparency; without a ground it would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const name = file.name.replace(/\.\w+$/, '') + '.jpg';
    return blob.size < file.size ? new File([blob], name, { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}
