import { minuteMs } from '#facts/time.ts';

/** Offers a text as a file of that name. */
export function download(filename: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // Some browsers read it only after the press.
  setTimeout(() => URL.revokeObjectURL(url), minuteMs);
}
