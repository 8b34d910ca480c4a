import { Link } from 'react-router';
import type { ContentImport } from '#contract/desk/content/import-export.ts';
import type { ImportState } from '#contract/desk/content/import-states.ts';
import { showAgo } from '#desk/kit/format.ts';
import { searchOf } from '#desk/kit/search-of.ts';
import { Empty } from '#desk/ui/empty.tsx';
import { Tag } from '#desk/ui/tag.tsx';

/** Labels and tones of an import's states. */
export const importWords: Record<ImportState, { label: string; tone: 'quiet' | 'good' | 'due' | 'bad' }> = {
  reading: { label: 'Being read', tone: 'quiet' },
  ready: { label: 'Waits for you', tone: 'due' },
  running: { label: 'Running', tone: 'due' },
  stopped: { label: 'Stopped', tone: 'due' },
  undoing: { label: 'Being taken back', tone: 'due' },
  undone: { label: 'Taken back', tone: 'quiet' },
  done: { label: 'Done', tone: 'good' },
  refused: { label: 'Cannot be imported', tone: 'bad' },
};

type Props = { imports: readonly ContentImport[]; openId: string | null };

/** Imports by the names of their files. */
export function ImportList({ imports, openId }: Props) {
  if (imports.length === 0) return <Empty>Nothing was brought in yet. Choose a file above.</Empty>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-paper">
      {imports.map(({ id, fileName, state, createdAt, by, total }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 px-4 py-1">
          <Link
            to={{ search: searchOf({ import: id }) }}
            aria-current={id === openId ? 'true' : undefined}
            className="tap inline-flex min-w-0 items-center font-semibold wrap-anywhere text-teal hover:underline"
          >
            {fileName}
          </Link>
          <Tag tone={importWords[state].tone}>{importWords[state].label}</Tag>
          <span className="text-sm text-ink-soft">
            {total} {total === 1 ? 'entry' : 'entries'} · {showAgo(createdAt)}
            {by && ` · ${by}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
