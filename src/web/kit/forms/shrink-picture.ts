/** @file Makes a photo smaller on the device. Loaded only when there is one to send. */

const longestEdgePx = 2000;
const quality = 0.82;
/** Below this the work costs more than it saves. */
const worthBytes = 600 * 1024;
/** Edge of the sample in which transparent places are looked for. */
const samplePx = 64;
/** Formats that may hold transparent places, such as those of a logo. */
const mayBeClear = ['image/png', 'image/webp', 'image/avif', 'image/gif'];
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'image/png': '.png',
};

/** Returns the size that fits into the longest edge, never enlarged, and never without a pixel. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestEdgePx / Math.max(width, height));
  const edge = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: edge(width), height: edge(height) };
}

type Drawn = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D };

function draw(bitmap: ImageBitmap, width: number, height: number, ground?: string): Drawn {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(bitmap, 0, 0, width, height);
  return { canvas, context };
}

function isClear(bitmap: ImageBitmap): boolean {
  const { data } = draw(bitmap, samplePx, samplePx).context.getImageData(0, 0, samplePx, samplePx);
  return data.some((value, index) => index % 4 === 3 && value < 250);
}

/**
 * Resolves to the photo redrawn upright, of at most 2000 px and without its location: a JPEG, or a WebP where it has transparent places
 * (a PNG where the browser writes no WebP). Resolves to null when the browser cannot decode it.
 */
export async function redrawn(file: File): Promise<File | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      const { width, height } = fitted(bitmap.width, bitmap.height);
      const clear = mayBeClear.includes(file.type) && isClear(bitmap);
      // JPEG has no transparency; without a background it would turn black.
      const { canvas } = draw(bitmap, width, height, clear ? undefined : '#fff');
      const blob = await canvas.convertToBlob({ type: clear ? 'image/webp' : 'image/jpeg', quality });
      const name = file.name.replace(/\.\w+$/, '') + (endings[blob.type] ?? '');
      return new File([blob], name, { type: blob.type });
    } finally {
      bitmap.close();
    }
  } catch {
    return null;
  }
}

/** Resolves to the smaller picture where it saves bytes; small files, such as drawings of the staff, stay as they are. */
export async function shrunk(file: File): Promise<File> {
  if (file.size < worthBytes) return file;
  const small = await redrawn(file);
  return small && small.size < file.size ? small : file;
}
