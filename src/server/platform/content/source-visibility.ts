/**
 * @file Decides whether imported content was public at its source. One rule for every source: it is published only when its
 * source says so in a known form; anything unknown, protected, private, scheduled or contradictory becomes a draft.
 */
import { dayOfMoment } from '#domain/formats/day-of-moment.ts';
import { shorten } from '#domain/formats/shorten.ts';
import type { ImportOutcome } from '#contract/desk/content/import-outcomes.ts';

/** A statement of the source: its name and value. */
export type Sign = { name: string; value: unknown };
/** `guarded`: it was for some readers alone. */
export type Visibility = { live: boolean; guarded: boolean; notes: string[] };
/** Reasons for which a text comes as a draft, whatever it holds. */
export type Hidden = Extract<ImportOutcome, 'draft' | 'protected' | 'parts' | 'page'>;

/** Returns why the readers of a text did not see it, or not all of it; undefined for a public one. */
export function hiddenBy(
  { live, guarded }: Pick<Visibility, 'live' | 'guarded'>,
  isGated: boolean,
): Hidden | undefined {
  if (guarded) return 'protected';
  if (!live) return 'draft';
  return isGated ? 'parts' : undefined;
}

const yes = new Set(['true', 'yes', 'on', '1', 'y']);
const no = new Set(['false', 'no', 'off', '0', 'n', '']);
const unpublished = new Set([
  'draft',
  'private',
  'pending',
  'future',
  'scheduled',
  'trash',
  'hidden',
  'unpublished',
  'archived',
]);
const published = new Set(['publish', 'published', 'public', 'live']);

/** Returns the value of a switch in any spelling; null for anything else. */
function switchOf(value: unknown): boolean | null {
  const said = String(value).trim().toLowerCase();
  return yes.has(said) ? true : no.has(said) ? false : null;
}

const isMoment = (value: unknown) => dayOfMoment(String(value)) !== null;
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

type Judge = (value: unknown, today: string) => 'public' | 'hidden' | 'unknown';
/** Published if the switch is on. */
const whenOn: Judge = (value) => {
  const on = switchOf(value);
  return on === null ? 'unknown' : on ? 'public' : 'hidden';
};
/** Published unless the switch is on. */
const whenOff: Judge = (value) => {
  const on = switchOf(value);
  return on === null ? 'unknown' : on ? 'hidden' : 'public';
};
const byWord: Judge = (value) => {
  const word = String(value).trim().toLowerCase();
  return published.has(word) ? 'public' : unpublished.has(word) ? 'hidden' : 'unknown';
};
const hiddenByAny: Judge = (value) => (switchOf(value) === false ? 'public' : 'hidden');
/** Published from a date on. */
const fromDay: Judge = (value, today) => {
  const day = dayOfMoment(String(value));
  return day === null ? 'unknown' : day > today ? 'hidden' : 'public';
};
/** Published until a date. */
const untilDay: Judge = (value, today) => {
  const day = dayOfMoment(String(value));
  return day === null ? 'unknown' : day <= today ? 'hidden' : 'public';
};
/** `published` is a switch in some systems and a date in others. */
const onOrFromDay: Judge = (value, today) => (isMoment(value) ? fromDay(value, today) : whenOn(value, today));
/** So is `scheduled`, the other way round. */
const offOrFromDay: Judge = (value, today) =>
  isMoment(value) ? fromDay(value, today) : whenOff(value, today);

/** The names of visibility fields in other systems, in lower case without `_` and `-`, each with the meaning of its values. */
const judges: Readonly<Record<string, Judge>> = {
  draft: whenOff,
  drafts: whenOff,
  isdraft: whenOff,
  unpublished: whenOff,
  private: whenOff,
  isprivate: whenOff,
  hidden: whenOff,
  unlisted: whenOff,
  archived: whenOff,
  deleted: whenOff,
  trashed: whenOff,
  headless: whenOff,
  protected: hiddenByAny,
  password: hiddenByAny,
  postpassword: hiddenByAny,
  membersonly: whenOff,
  live: whenOn,
  publish: whenOn,
  public: whenOn,
  ispublic: whenOn,
  ispublished: whenOn,
  published: onOrFromDay,
  scheduled: offOrFromDay,
  status: byWord,
  state: byWord,
  poststatus: byWord,
  publishstatus: byWord,
  visibility: byWord,
  access: byWord,
  date: fromDay,
  pubdate: fromDay,
  pubdatetime: fromDay,
  publishdate: fromDay,
  publishedat: fromDay,
  publishon: fromDay,
  expirydate: untilDay,
  expires: untilDay,
  unpublishon: untilDay,
};
const plainName = (name: string) => name.toLowerCase().replace(/[_-]/g, '');

/** Returns whether a name tells only the visibility, so that its value is not stored. */
export const saysVisibility = (name: string): boolean => Object.hasOwn(judges, plainName(name));

/** Names and values that keep some readers out. */
const guards = new Set([
  'private',
  'isprivate',
  'protected',
  'password',
  'postpassword',
  'membersonly',
  'visibility',
  'access',
]);
const isGuard = ({ name, value }: Sign) => guards.has(plainName(name)) || value === 'private';

const said = ({ name, value }: Sign) => `“${shorten(`${name}: ${String(value)}`, 60)}”`;

/** Folders and files that other systems never publish: by their name, or by the underscore in front of it. */
const unpublishedPart = /^(?:drafts?|unpublished|private|trash|_(?!posts$).*)$/i;
const unpublishedIn = (path: string) => {
  const parts = path.split('/');
  const folder = parts.slice(0, -1).find((one) => unpublishedPart.test(one));
  if (folder) return `It lay in the folder “${folder}”.`;
  return parts.at(-1)!.startsWith('_') ? 'Its name begins with an underscore.' : null;
};

/**
 * Returns whether all statements make the item public, and a note when it becomes a draft. `today` is `YYYY-MM-DD`.
 * @where Which imported posts become public, and which drafts?
 */
export function visibilityOf(signs: readonly Sign[], path: string, today: string): Visibility {
  const place = unpublishedIn(path);
  let hidden = place !== null;
  let guarded = false;
  const against = signs.flatMap((sign) => {
    const judge = judges[plainName(sign.name)];
    if (!judge || isNothing(sign.value)) return [];
    const verdict = judge(sign.value, today);
    if (verdict === 'public') return [];
    hidden = true;
    guarded ||= isGuard(sign);
    // Our own exports mark each draft so.
    if (sign.name === 'live' && sign.value === false) return [];
    return [
      verdict === 'hidden'
        ? `It was not public: ${said(sign)}.`
        : `Nobody here knows whether it was public: ${said(sign)}.`,
    ];
  });
  const notes = [...(place === null ? [] : [place]), ...against];
  return { live: !hidden, guarded, notes: notes.map((note) => `A draft. ${note}`) };
}
