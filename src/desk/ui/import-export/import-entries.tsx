import type { ContentImportEntry } from '#contract/desk/content/import-export.ts';
import { contentTypes } from '#contract/desk/content/content-types.ts';
import { Tag } from '#desk/ui/tag.tsx';

const words: Readonly<Record<ContentImportEntry['action'], string>> = {
  new: 'New',
  change: 'Changed',
  same: 'Already here',
  skip: 'Left out',
  fetch: 'On another site',
};
/** What became of an entry, where that is to be seen. */
const fates: Partial<Record<ContentImportEntry['state'], { label: string; tone: 'bad' | 'quiet' | 'due' }>> =
  {
    failed: { label: 'Failed', tone: 'bad' },
    undone: { label: 'Taken back', tone: 'quiet' },
    kept: { label: 'Stayed', tone: 'due' },
  };

const kindWords = (type: ContentImportEntry['type']): string =>
  type === 'picture' ? 'Picture' : type === 'redirect' ? 'Address' : contentTypes[type].label;
const tones = { new: 'good', change: 'due', same: 'quiet', skip: 'quiet', fetch: 'due' } as const;

/** Each entry of the file, and its outcome. */
export const ImportEntries = ({ entries }: { entries: readonly ContentImportEntry[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {entries.map(({ position, source, type, key, title, action, notes, state }) => (
      <li key={position} className="py-3">
        <p className="flex flex-wrap items-center gap-2">
          <Tag tone={tones[action]}>{words[action]}</Tag>
          {fates[state] && <Tag tone={fates[state].tone}>{fates[state].label}</Tag>}
          <span className="text-sm text-ink-soft">{kindWords(type)}</span>
          <span className="font-semibold wrap-anywhere">{title}</span>
        </p>
        <p className="mt-1 font-mono text-xs wrap-anywhere text-ink-soft">
          {source}
          {key && type !== 'picture' && ` → ${key}`}
        </p>
        {notes.length > 0 && (
          <ul className="mt-1 list-disc pl-5 text-sm">
            {notes.map((note) => (
              <li key={note} className="wrap-anywhere">
                {note}
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
