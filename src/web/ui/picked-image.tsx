import { useEffect, useRef, useState } from 'react';
import { FileImage } from 'lucide-react';

const edgePx = 320;

/** Draws the picture centred in a square, upright; the full size is in memory for one draw only. */
async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const side = Math.min(bitmap.width, bitmap.height);
  canvas.width = canvas.height = edgePx;
  canvas
    .getContext('2d')
    ?.drawImage(
      bitmap,
      (bitmap.width - side) / 2,
      (bitmap.height - side) / 2,
      side,
      side,
      0,
      0,
      edgePx,
      edgePx,
    );
  bitmap.close();
}

/**
 * A thumbnail of a file that is still on this device. Drawn on a canvas, because the page's policy allows no `blob:` picture. A file that
 * the browser cannot decode (such as HEIC) shows its name.
 */
export function PickedImage({ file, className = '' }: { file: File; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [unreadable, setUnreadable] = useState(false);
  useEffect(() => {
    let stale = false;
    setUnreadable(false);
    if (canvas.current) draw(file, canvas.current).catch(() => !stale && setUnreadable(true));
    return () => {
      stale = true;
    };
  }, [file]);
  return (
    <span className={`relative block aspect-square overflow-hidden rounded-lg bg-paper-deep ${className}`}>
      <canvas ref={canvas} role="img" aria-label={file.name} className="size-full" />
      {unreadable && (
        <span className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-3 text-center text-xs wrap-anywhere">
          <FileImage aria-hidden />
          {file.name}
        </span>
      )}
    </span>
  );
}
