/** @file Takes contact details out of what somebody wrote, for readers to whom they were not disclosed. */
import { isDay } from '#facts/time.ts';

const dots = '•••';
const anAddress = /[^\s@<>]+@[^\s@<>]+/gu;
/** Eight digits of either script or more, however they are grouped. */
const aNumber = /\+?[\d०-९](?:[\s().\-‐-―/]*[\d०-९]){7,}/gu;
const escaped = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Returns the text without addresses, numbers that could be phones, and the words of a name. A day, as `2027-02-14`, is no number. */
export function maskContacts(text: string, name: string | null): string {
  const words = (name ?? '').split(/[^\p{L}\p{M}\p{N}]+/u).filter(({ length }) => length >= 2);
  const masked = text
    .replaceAll(anAddress, dots)
    .replaceAll(aNumber, (found) => (isDay(found) ? found : dots));
  return words.reduce(
    (rest, word) =>
      rest.replaceAll(
        new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${escaped(word)}(?![\p{L}\p{M}\p{N}])`, 'giu'),
        dots,
      ),
    masked,
  );
}
