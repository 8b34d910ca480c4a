/**
 * @file Acts of this device that end the address of a private page. Told once, in the reply to the form, and needed when the address has
 * ended: after a reload, and in a page opened later, too.
 */
import { hasShape, isInstant, isLike, isListOf, isOneOf } from '#contract/shape.ts';
import { isText } from '#domain/formats/fields.ts';
import { dayMs } from '#facts/time.ts';
import { forget, recall, remember } from './device-store.ts';
import { endingsKey, linkLifeMs } from './own-links.ts';

/** The drafts that go with an erased request, or the address that follows a replaced one. */
export type Ending = { act: 'erased'; drafts: readonly string[] } | { act: 'link'; path: string };
type Kept = { from: string; at: string; ending: Ending };

/** A link is followed for as long as this device may have the old one in its list. */
const keptMs = { erased: dayMs, link: linkLifeMs };
const keptMax = 20;
const isErased = hasShape<Extract<Ending, { act: 'erased' }>>({
  act: isOneOf(['erased']),
  drafts: isListOf(isText),
});
const isReplaced = hasShape<Extract<Ending, { act: 'link' }>>({
  act: isOneOf(['link']),
  path: isLike(/^\/enquiry\/[\w-]{1,200}$/),
});
const isKept = hasShape<Kept>({
  from: isText,
  at: isInstant,
  ending: (value): value is Ending => isErased(value) || isReplaced(value),
});

function endings(): readonly Kept[] {
  const kept = recall(endingsKey);
  if (!Array.isArray(kept)) return [];
  return kept
    .filter(isKept)
    .filter(({ at, ending }) => Math.abs(Date.now() - Date.parse(at)) < keptMs[ending.act]);
}
const without = (path: string) => endings().filter(({ from }) => from !== path);
const put = (kept: readonly Kept[]) => (kept.length > 0 ? remember(endingsKey, kept) : forget(endingsKey));

/** Returns how the address at this path ends; undefined when this device has not asked for its end, or long ago. */
export const endingOf = (path: string): Ending | undefined =>
  endings().find(({ from }) => from === path)?.ending;

export function keepEnding(path: string, ending: Ending): void {
  put([{ from: path, at: new Date().toISOString(), ending }, ...without(path)].slice(0, keptMax));
}

/** Forgets an end that was undone. */
export function forgetEnding(path: string): void {
  if (endingOf(path)) put(without(path));
}
