import { splitLocale } from '#words/locales.ts';
import type { Visit } from './visit.ts';

const kb = 1024;

/**
 * The budget of a first visit on a cheap phone over slow 4G: bytes over the wire, layout shift without unit. A little above
 * the heaviest page, so that a page that grows fails.
 * @where How many bytes may a page load?
 */
export const limits = {
  markup: 50 * kb,
  script: 123.5 * kb,
  picture: 140 * kb,
  font: 43 * kb,
  // Pages are built without layout shift; a browser on a busy machine may paint a line before it has read its end.
  shift: 0.01,
} as const;

/** Pages for searching, comparing or filling in, or for one person. Every other page is read. */
const busyPages =
  /^\/(vendors|profile\/[^/]+$|[mM]arket(\/|list|$)|\w+mkt$|rajourigardenmarket|crew|wedding|constructionvendors|buisnessstartup|ask|marketing|register|reset|team|forgotpassword|verify|shortlist|list|plan|quotes|enquiry|review|investment)/;
const busyLimits = { script: 133.5 * kb } as const;

/** Pages with both: a list of vendors, and the form of an enquiry. */
const vendorsAndForm = /^\/(catering|entertainment|gifts|decoration|construction|location|crew|marketing)$/;
const vendorsAndFormLimits = { script: 135 * kb } as const;

/** A vendor's page: pictures, folds, the open line of its hours, the free day, prices in parts and its own form. */
const vendorPage = /^\/profile\/[^/]+$/;
const vendorPageLimits = { script: 139.5 * kb } as const;

/** For a page in Hindi: its letters. Its words are more bytes than English ones. */
const hindiLimits = { font: 40 * kb } as const;
const hindiWords = 3 * kb;

/** Pages with larger limits: two that do more than be read, and one that is as long as the contract, for developers. */
const allowedMore: Readonly<Record<string, Partial<Record<Limit, number>>>> = {
  // The search, and the season with today's markets.
  '/': { script: 127.5 * kb },
  // With the form of an enquiry.
  '/communities': { script: 125.5 * kb },
  '/api/docs': { markup: 102 * kb },
};

/** Pages whose dates belong to one person's own request, list or plan. */
const ownDates = /^\/(enquiry|list|plan|invitation)\//;

type Limit = keyof typeof limits;
const names = Object.keys(limits) as Limit[];
const isBytes = (name: Limit) => name !== 'shift';

function shown(name: Limit, value: number): string {
  return isBytes(name) ? `${(value / kb).toFixed(1)} kB` : value.toFixed(3);
}

/** Returns the limits of a page. */
function limitsOf(path: string): Record<Limit, number> {
  const { locale, address } = splitLocale(path);
  const isHindi = locale === 'hi';
  const allowed = {
    ...limits,
    ...(busyPages.test(address) && busyLimits),
    ...(vendorsAndForm.test(address) && vendorsAndFormLimits),
    ...(vendorPage.test(address) && vendorPageLimits),
    ...(isHindi && hindiLimits),
    ...allowedMore[address],
  };
  if (isHindi) allowed.script += hindiWords;
  return allowed;
}

/** Returns a sentence for each limit that the visit exceeded. */
export function broken(visit: Visit): string[] {
  if (visit.status !== 200) return [`${visit.path}: answered ${visit.status}`];
  const allowed = limitsOf(visit.path);
  const over = names
    .filter((name) => visit[name] > allowed[name])
    .map((name) => {
      const what = name === 'shift' ? ` (${visit.moved.join(' ')})` : '';
      return `${visit.path}: ${name} ${shown(name, visit[name])}, allowed ${shown(name, allowed[name])}${what}`;
    });
  // The first use of `Intl` takes a cheap phone a tenth of a second (src/shared/words/formats.ts).
  const intl = ownDates.test(splitLocale(visit.path).address) ? [] : visit.intl;
  return [
    ...over,
    ...visit.foreignRequests.map((url) => `${visit.path}: asked another origin, ${url}`),
    // A repeated style sheet gives late fonts a second chance to shift the page.
    ...visit.again.map((url) => `${visit.path}: asked twice for ${url}`),
    ...intl.map((asked) => `${visit.path}: asked Intl before it was used, ${asked}`),
  ];
}

/** Returns the page nearest to its limit, of each kind: it shows the remaining margin. */
export function heaviest(visits: readonly Visit[]): string[] {
  return names.flatMap((name) => {
    const used = (visit: Visit) => visit[name] / limitsOf(visit.path)[name];
    const worst = visits.toSorted((a, b) => used(b) - used(a))[0];
    return worst
      ? [
          `${name}: at most ${shown(name, worst[name])} of ${shown(name, limitsOf(worst.path)[name])} (${worst.path})`,
        ]
      : [];
  });
}
