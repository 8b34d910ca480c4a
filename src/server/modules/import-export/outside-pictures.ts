/** @file Pictures of an imported item outside of the upload, on the site of the item or on another one. */
import { importExportLimits } from '#facts/limits.ts';
import { Problem } from '#platform/problem.ts';
import { safelyDecoded } from '#platform/content/readable-text.ts';

/** The maximum length of an address in an entry. */
const maxAddress = 400;
/** WordPress writes smaller copies beside each picture. */
const sizeInName = /-\d+x\d+(?=\.\w+$)/;

/** Returns the address of a picture on another site; null when it names none. `base` is the address of the item. */
export function outsideAddress(url: string, base: string | undefined): string | null {
  if (base === undefined) return null;
  const found = URL.parse(url, URL.canParse(base) ? base : undefined);
  if (found?.protocol !== 'https:' && found?.protocol !== 'http:') return null;
  found.hash = '';
  return found.href.length <= maxAddress ? found.href : null;
}

/** Returns the host of an address, with its port when it has one. */
export const hostOf = (address: string): string => new URL(address).host;

/** Returns the addresses to try for a picture: the full-size one before its smaller copy. */
export function wholeFirst(address: string): string[] {
  const whole = new URL(address);
  whole.pathname = whole.pathname.replace(sizeInName, '');
  return whole.href === address ? [address] : [whole.href, address];
}

/** Returns the name of a picture's file. */
export function fileNameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  return safelyDecoded(last) || hostOf(address);
}

/** @throws Problem invalid_input when a site is chosen on which no picture of the import lies */
export function checkChosen(chosen: readonly string[], fetchable: readonly { host: string }[]): void {
  const stranger = chosen.find((host) => !fetchable.some((one) => one.host === host));
  if (stranger !== undefined)
    throw new Problem('invalid_input', {
      message: `No picture of this file lies on ${stranger.slice(0, importExportLimits.host)}.`,
    });
}
