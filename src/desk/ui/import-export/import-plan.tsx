import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { importActions, type ContentImportEntry } from '#contract/desk/content/import-export.ts';
import { importExportLimits } from '#facts/limits.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { api } from '#desk/kit/api.ts';
import { useAction } from '#desk/kit/action.ts';
import { reads, useRead } from '#desk/kit/query.ts';
import { ReadSection } from '#desk/ui/read-section.tsx';
import { Tag } from '#desk/ui/tag.tsx';
import { FetchChoice } from './fetch-choice.tsx';
import { ImportEntries } from './import-entries.tsx';
import { ImportLosses } from './import-losses.tsx';
import { importWords } from './import-list.tsx';

type Action = ContentImportEntry['action'];
type Props = { importId: string; onChanged: () => void };

/** Polling interval of the progress. */
const lookMs = 1000;
const actionWords: Record<Action, string> = {
  new: 'New',
  change: 'Changed',
  same: 'Already here',
  skip: 'Left out',
  fetch: 'On another site',
};

/** An import's plan, progress and result. */
export function ImportPlan({ importId, onChanged }: Props) {
  const navigate = useNavigate();
  const [action, setAction] = useState<Action | null>(null);
  const [page, setPage] = useState(1);
  const [fetchFrom, setFetchFrom] = useState<readonly string[]>([]);
  const params = { importId };
  const read = useRead(
    reads.staffImportRead({ params: { importId }, query: { page, ...(action && { action }) } }),
    ({ import: { state } }) => (state === 'reading' || state === 'running' ? lookMs : null),
  );
  const { busy, failure, run } = useAction();
  const { again } = read;
  const state = read.value?.import.state;
  useEffect(() => {
    if (state) onChanged();
    // The list is read again when the state changes, not when `onChanged` does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state]);
  const start = (asDrafts: boolean) =>
    run(async () => {
      await api.staffImportStart({ params, body: { asDrafts, fetchFrom: [...fetchFrom] } });
      await again();
    });
  const forget = () =>
    run(async () => {
      await api.staffImportRemove({ params });
      onChanged();
      await navigate({ search: '' });
    });
  const choose = (one: Action | null) => {
    setAction(one);
    setPage(1);
  };
  return (
    <section aria-labelledby="plan" className="rounded-md border border-line bg-paper p-4 md:p-6">
      <ReadSection read={read}>
        {({ import: found, entries, found: count }) => (
          <div className="grid gap-4">
            <h2 id="plan" className="flex flex-wrap items-center gap-3 text-xl wrap-anywhere">
              {found.fileName}{' '}
              <Tag tone={importWords[found.state].tone}>{importWords[found.state].label}</Tag>
            </h2>
            {(failure ?? found.message) && (
              <Notice tone="warning" role="alert">
                {failure ?? found.message}
              </Notice>
            )}
            {found.state === 'reading' && <p role="status">Reading the file. Nothing is changed yet.</p>}
            {found.state === 'running' && (
              <ProgressBar
                label="Bringing in"
                value={found.done + found.failed}
                max={Math.max(1, found.total)}
              />
            )}
            {found.state === 'done' && (
              <p role="status">
                {found.done} done
                {found.failed > 0 ? `, ${found.failed} failed; they stand first below.` : '.'}
              </p>
            )}
            {found.state === 'ready' && (
              <p className="max-w-2xl text-sm text-ink-soft">
                Nothing is changed yet. What is here already gets a new version; the one before can be
                restored.
              </p>
            )}
            {found.fetchable.length > 0 && (
              <FetchChoice sites={found.fetchable} chosen={fetchFrom} onChoose={setFetchFrom} />
            )}
            <div className="flex flex-wrap gap-2">
              {found.state === 'ready' && (
                <>
                  <Button disabled={busy} onClick={() => void start(true)}>
                    Bring in as drafts
                  </Button>
                  <Button look="secondary" disabled={busy} onClick={() => void start(false)}>
                    Bring in and publish what was published
                  </Button>
                </>
              )}
              {found.state !== 'running' && (
                <Button look="quiet" disabled={busy} onClick={() => void forget()}>
                  Forget this file
                </Button>
              )}
            </div>
            {found.state !== 'reading' && found.state !== 'refused' && <ImportLosses losses={found.losses} />}
            {found.total > 0 && (
              <>
                <div role="group" aria-label="What will happen" className="flex flex-wrap gap-1">
                  {[null, ...importActions.filter((one) => found.counts[one] > 0)].map((one) => (
                    <Button
                      key={one ?? 'all'}
                      look="quiet"
                      aria-pressed={one === action}
                      onClick={() => choose(one)}
                      className="px-3! text-sm aria-pressed:bg-marigold-wash"
                    >
                      {one ? `${actionWords[one]} (${found.counts[one]})` : `All (${found.total})`}
                    </Button>
                  ))}
                </div>
                <ImportEntries entries={entries} words={actionWords} />
                {count > importExportLimits.page && (
                  <p className="flex items-center gap-3 text-sm">
                    <Button look="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
                      Before
                    </Button>
                    Page {page} of {Math.ceil(count / importExportLimits.page)}
                    <Button
                      look="secondary"
                      disabled={page * importExportLimits.page >= count}
                      onClick={() => setPage(page + 1)}
                    >
                      Next
                    </Button>
                  </p>
                )}
              </>
            )}
          </div>
        )}
      </ReadSection>
    </section>
  );
}
