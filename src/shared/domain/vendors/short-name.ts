/** @file The short address of a vendor's page, `/v/rohit-kapoor-photography`: how a name for it is read, checked and proposed. */
import { t } from '#words/t.ts';
import { shortPrefix } from '#facts/vendor-paths.ts';
import { slugOf } from './vendor-addresses.ts';

/** Bounds of a name in characters: it must fit one line of a poster, and be more than initials. */
export const shortNameLimits = { min: 4, max: 48 } as const;

/** Words that would mislead as the name of one business: parts of our own site, and trades that no single vendor may own. */
const reserved: ReadonlySet<string> = new Set(
  (
    'admin api aangan about account assets support help hindi staff desk login logout register official security ' +
    'privacy legal terms vendor vendors profile edit workshop search index home null undefined ' +
    'catering caterer caterers photography photographer decoration decorator wedding weddings venue venues ' +
    'makeup mehendi music band construction builder interiors interior plumbing plumber electrician painting ' +
    'delhi gurgaon noida faridabad dwarka'
  ).split(' '),
);

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/**
 * Returns the name in a path, in lower case as it is stored, whatever its case and its escapes; null for another path, or where no name can
 * have that form.
 */
export function shortNameAt(path: string): string | null {
  const asked = unescaped(path).toLowerCase();
  const name = asked.startsWith(shortPrefix) ? asked.slice(shortPrefix.length) : '';
  return shortNameForm(name) === name && isWritten(name) ? name : null;
}

/** Returns a typed name as it is meant: capitals, blanks and accents are read, and so is a whole pasted address. */
export function shortNameForm(typed: string): string {
  const pasted = /\/v\/([^/?#]*)/i.exec(typed)?.[1];
  return slugOf(pasted ?? typed);
}

const isWritten = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/** Returns what is wrong with a name, in words; null for one that may be chosen, if it is free. */
export function shortNameProblem(name: string): string | null {
  const { min, max } = shortNameLimits;
  if (!isWritten(name))
    return t('Please use letters from a to z, digits and hyphens, such as rohit-kapoor-photography.');
  if (name.length < min || name.length > max)
    return t('Please use {min} to {max} letters, digits and hyphens.', { min, max });
  if (!/[a-z]/.test(name)) return t('Please use at least one letter.');
  return reserved.has(name) ? t('This word stays free for all. Please add your own name to it.') : null;
}

/** Returns the name cut at a hyphen to at most that length. */
function cut(name: string, max: number): string {
  if (name.length <= max) return name;
  const end = name.lastIndexOf('-', max);
  return name.slice(0, end > 0 ? end : max);
}

/** Facts of a vendor from which names are proposed. */
type Named = { companyName: string; area: string | null; category: string | null };

/**
 * Returns names to propose, the plainest first: that of the business, with its part of town, then numbered. A name in another script
 * becomes its trade and place; empty when nothing can be spelt.
 */
export function proposedShortNames({ companyName, area, category }: Named): string[] {
  const latin = (text: string | null) =>
    slugOf(text ?? '')
      .replace(/[^a-z0-9-]+/g, '')
      .replace(/-{2,}/g, '-')
      .replace(/^-|-$/g, '');
  const own = latin(companyName);
  const trade = latin(category);
  const place = latin(area);
  const bases = [
    own,
    [own || trade, place].filter(Boolean).join('-'),
    [own, trade].filter(Boolean).join('-'),
  ];
  const numbered = [2, 3, 4, 5].map(
    (number) => `${cut(own || trade || 'aangan', shortNameLimits.max - 2)}-${number}`,
  );
  const all = [...bases.map((base) => cut(base, shortNameLimits.max)), ...(own || trade ? numbered : [])];
  return [...new Set(all)].filter((name) => shortNameProblem(name) === null);
}
