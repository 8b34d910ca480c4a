/**
 * @file Whether something that comes from elsewhere was to be read by everybody there. One rule for every source: it was published only
 * when its source says so in a form that is known here; whatever is unknown, protected, private, still to come or contradictory is a draft.
 */
import { shorten } from '#domain/formats/shorten.ts';

/** What a source says of it: a name and what is written there. */
export type Sign = { name: string; value: unknown };
export type Visibility = { live: boolean; notes: string[] };

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

/** A switch, however it is written; null for anything else. */
function switchOf(value: unknown): boolean | null {
  const said = String(value).trim().toLowerCase();
  return yes.has(said) ? true : no.has(said) ? false : null;
}

const isMoment = (value: unknown) => /^\d{4}-\d{2}-\d{2}/.test(String(value));
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

type Judge = (value: unknown, today: string) => 'public' | 'hidden' | 'unknown';
/** Published by a switch that is on. */
const whenOn: Judge = (value) => {
  const on = switchOf(value);
  return on === null ? 'unknown' : on ? 'public' : 'hidden';
};
/** Published unless a switch is on. */
const whenOff: Judge = (value) => {
  const on = switchOf(value);
  return on === null ? 'unknown' : on ? 'hidden' : 'public';
};
const byWord: Judge = (value) => {
  const word = String(value).trim().toLowerCase();
  return published.has(word) ? 'public' : unpublished.has(word) ? 'hidden' : 'unknown';
};
const hiddenByAny: Judge = (value) => (switchOf(value) === false ? 'public' : 'hidden');
/** From a day on. */
const fromDay: Judge = (value, today) =>
  isMoment(value) ? (String(value).slice(0, 10) > today ? 'hidden' : 'public') : 'unknown';
/** Until a day. */
const untilDay: Judge = (value, today) =>
  isMoment(value) ? (String(value).slice(0, 10) <= today ? 'hidden' : 'public') : 'unknown';
/** `published` is a switch for some and a day for others. */
const onOrFromDay: Judge = (value, today) => (isMoment(value) ? fromDay(value, today) : whenOn(value, today));

/** The names by which other systems say it, in small letters and without `_` and `-`, each with what its values mean. */
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
  status: byWord,
  state: byWord,
  poststatus: byWord,
  publishstatus: byWord,
  visibility: byWord,
  access: byWord,
  date: fromDay,
  pubdate: fromDay,
  publishdate: fromDay,
  publishedat: fromDay,
  publishon: fromDay,
  expirydate: untilDay,
  expires: untilDay,
  unpublishon: untilDay,
};
const plainName = (name: string) => name.toLowerCase().replace(/[_-]/g, '');

/** Does a name say who may see it, and nothing that is kept? */
export const saysVisibility = (name: string): boolean => Object.hasOwn(judges, plainName(name));

const said = ({ name, value }: Sign) => `“${shorten(`${name}: ${String(value)}`, 60)}”`;

/** Folders that systems never publish. */
const draftFolder = /(?:^|\/)(?:_?drafts?|_?unpublished|_?private|_?trash)\//i;

/**
 * Returns whether all that is said of it lets everybody read it, and a note when it becomes a draft. `today` is `YYYY-MM-DD`.
 * @where Which imported posts become public, and which drafts?
 */
export function visibilityOf(signs: readonly Sign[], path: string, today: string): Visibility {
  const folder = draftFolder.exec(path)?.[0].replaceAll('/', '');
  let hidden = folder !== undefined;
  const against = signs.flatMap((sign) => {
    const judge = judges[plainName(sign.name)];
    if (!judge || isNothing(sign.value)) return [];
    const verdict = judge(sign.value, today);
    if (verdict === 'public') return [];
    hidden = true;
    // An export of ours says it of each draft.
    if (sign.name === 'live' && sign.value === false) return [];
    return [
      verdict === 'hidden'
        ? `It was not public: ${said(sign)}.`
        : `Nobody here knows whether it was public: ${said(sign)}.`,
    ];
  });
  const notes = [...(folder ? [`It lay in the folder “${folder}”.`] : []), ...against];
  return { live: !hidden, notes: notes.map((note) => `A draft. ${note}`) };
}
