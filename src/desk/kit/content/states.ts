/** @file The two states of an item in words: what visitors see of it, and what is being written. */
import type { ContentRow } from '#contract/desk/content/content.ts';
import type { DraftState, LiveState } from '#contract/desk/content/content-steps.ts';
import { showMoment } from '../format.ts';

type Tone = 'quiet' | 'good' | 'due' | 'bad';
export const liveWords: Record<LiveState, { label: string; tone: Tone }> = {
  never: { label: 'Not on the site yet', tone: 'quiet' },
  published: { label: 'On the site', tone: 'good' },
  unpublished: { label: 'Taken off the site', tone: 'bad' },
};
export const draftWords: Record<DraftState, { label: string; tone: Tone } | null> = {
  none: null,
  draft: { label: 'Being written', tone: 'due' },
  review: { label: 'In review', tone: 'due' },
  scheduled: { label: 'Scheduled', tone: 'due' },
};

type States = Pick<ContentRow, 'live' | 'draft' | 'publishAt'>;
/** Both states as tags carry them, the schedule with its moment. */
export function stateTags({ live, draft, publishAt }: States): { label: string; tone: Tone }[] {
  const written = draftWords[draft];
  const label =
    draft === 'scheduled' && publishAt ? `Scheduled for ${showMoment(publishAt)}` : written?.label;
  return [liveWords[live], ...(written && label ? [{ ...written, label }] : [])];
}
