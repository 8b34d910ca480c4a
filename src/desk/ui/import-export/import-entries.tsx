import type { ContentImportEntry } from '#contract/desk/content/import-export.ts';
import { contentTypes } from '#contract/desk/content/content-types.ts';
import { Tag } from '#desk/ui/tag.tsx';

type Props = {
  entries: readonly ContentImportEntry[];
  words: Readonly<Record<ContentImportEntry['action'], string>>;
};

const kindWords = (type: ContentImportEntry['type']): string =>
  type === 'picture' ? 'Picture' : type === 'redirect' ? 'Address' : contentTypes[type].label;
const tones = { new: 'good', change: 'due', same: 'quiet', skip: 'quiet', fetch: 'due' } as const;

/** Each entry of the file, and its outcome. */
export const ImportEntries = ({ entries, words }: Props) => (
  <ul className="divide-y divide-line border-y border-line">
    {entries.map(({ position, source, type, key, title, action, notes, state }) => (
      <li key={position} className="py-3">
        <p className="flex flex-wrap items-center gap-2">
          <Tag tone={tones[action]}>{words[action]}</Tag>
          {state === 'failed' && <Tag tone="bad">Failed</Tag>}
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
