/** @file The two states of an item in words: its public version, and its draft. */
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { ContentRow, ContentSide } from '#contract/desk/content/content-item.ts';
import type { DraftState, LiveState } from '#domain/desk/content-steps.ts';
import { showMoment } from '../format.ts';

type Tone = 'quiet' | 'good' | 'due' | 'bad';
type Words = Record<LiveState, { label: string; tone: Tone }>;
const onPages: Words = {
  never: { label: 'Not on the site yet', tone: 'quiet' },
  published: { label: 'On the site', tone: 'good' },
  unpublished: { label: 'Taken off the site', tone: 'bad' },
};
/** For types without a page, such as mail texts. */
const inUse: Words = {
  never: { label: 'Not in use yet', tone: 'quiet' },
  published: { label: 'In use', tone: 'good' },
  unpublished: { label: 'Not in use any more', tone: 'bad' },
};
/** Returns the words for the public version of a type's items. */
export const liveWords = (type: ContentTypeName): Words => (contentType(type).pageless ? inUse : onPages);
const draftWords: Record<DraftState, { label: string; tone: Tone } | null> = {
  none: null,
  draft: { label: 'Being written', tone: 'due' },
  review: { label: 'In review', tone: 'due' },
  scheduled: { label: 'Scheduled', tone: 'due' },
};

/** Returns the one-word progress of another language, for lists and the switch. */
export function sideTag(
  type: ContentTypeName,
  { live, draft, isOlder }: Pick<ContentSide, 'live' | 'draft' | 'isOlder'>,
): { label: string; tone: Tone } {
  if (isOlder) return { label: 'English changed since', tone: 'due' };
  const written = draftWords[draft];
  return live === 'published' || !written ? liveWords(type)[live] : written;
}

type States = Pick<ContentRow, 'type' | 'live' | 'draft' | 'publishAt'>;
/** Returns both states as tags, a schedule with its moment. */
export function stateTags({ type, live, draft, publishAt }: States): { label: string; tone: Tone }[] {
  const written = draftWords[draft];
  const label =
    draft === 'scheduled' && publishAt ? `Scheduled for ${showMoment(publishAt)}` : written?.label;
  return [liveWords(type)[live], ...(written && label ? [{ ...written, label }] : [])];
}
