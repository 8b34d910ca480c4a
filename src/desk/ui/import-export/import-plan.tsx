import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { workingStates } from '#contract/desk/content/import-states.ts';
import type { TermChoice } from '#contract/desk/content/import-mapping.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { api } from '#desk/kit/api.ts';
import { useAction } from '#desk/kit/action.ts';
import { reads, useRead } from '#desk/kit/query.ts';
import { ReadSection } from '#desk/ui/read-section.tsx';
import { Tag } from '#desk/ui/tag.tsx';
import { FetchChoice } from './fetch-choice.tsx';
import { ImportActs } from './import-acts.tsx';
import { ImportLosses } from './import-losses.tsx';
import { ImportNames, newChoices, type Chosen } from './import-names.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportSummary } from './import-summary.tsx';
import { importWords } from './import-list.tsx';

type Props = { importId: string; onChanged: () => void };

/** Polling interval of the progress. */
const lookMs = 1000;

/** An import's plan, progress and result. */
export function ImportPlan({ importId, onChanged }: Props) {
  const navigate = useNavigate();
  const [fetchFrom, setFetchFrom] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const params = { importId };
  const read = useRead(
    reads.staffImportRead({ params: { importId }, query: { page: 1 } }),
    ({ import: { state } }) => (workingStates.includes(state) ? lookMs : null),
  );
  const { busy, failure, run } = useAction();
  const { again } = read;
  const state = read.value?.import.state;
  useEffect(() => {
    if (state) onChanged();
    // The list is read again when the state changes, not when `onChanged` does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state]);
  const act = (call: () => Promise<unknown>) =>
    run(async () => {
      await call();
      await again();
    });
  const start = (asDrafts: boolean) =>
    act(() => api.staffImportStart({ params, body: { asDrafts, fetchFrom: [...fetchFrom] } }));
  const choose = (choices: TermChoice[]) =>
    act(async () => {
      await api.staffImportChoose({ params, body: { choices } });
      setChosen(new Map());
    });
  const forget = () =>
    run(async () => {
      await api.staffImportRemove({ params });
      onChanged();
      await navigate({ search: '' });
    });
  return (
    <section aria-labelledby="plan" className="rounded-md border border-line bg-paper p-4 md:p-6">
      <ReadSection read={read}>
        {({ import: found, summary, terms }) => {
          const isReady = found.state === 'ready';
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <h2 id="plan" className="flex flex-wrap items-center gap-3 text-xl wrap-anywhere">
                {found.fileName}{' '}
                <Tag tone={importWords[found.state].tone}>{importWords[found.state].label}</Tag>
              </h2>
              <Alert>{failure ?? found.message}</Alert>
              <ImportProgress found={found} />
              {summary.length > 0 && <ImportSummary key={found.state} found={found} summary={summary} />}
              {isReady && terms.length > 0 && (
                <ImportNames terms={terms} chosen={chosen} onChoose={setChosen} />
              )}
              {found.fetchable.length > 0 && (
                <FetchChoice sites={found.fetchable} chosen={fetchFrom} onChoose={setFetchFrom} />
              )}
              {isReady && chosen.size > 0 && (
                <div className="sticky bottom-4 z-10 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-paper p-3 shadow-raised max-md:bottom-20">
                  <Button disabled={busy} onClick={() => void choose(newChoices(terms, chosen))}>
                    Use these names
                  </Button>
                  <Button look="quiet" disabled={busy} onClick={() => setChosen(new Map())}>
                    As before
                  </Button>
                  <p className="text-sm text-ink-soft">
                    The file is read once more. Nothing is brought in yet.
                  </p>
                </div>
              )}
              {chosen.size === 0 && (
                <ImportActs
                  found={found}
                  busy={busy}
                  onStart={(asDrafts) => void start(asDrafts)}
                  onStep={(step) => void act(() => api.staffImportStep({ params, body: { step } }))}
                  onForget={() => void forget()}
                />
              )}
              {found.state !== 'reading' && found.state !== 'refused' && (
                <ImportLosses losses={found.losses} />
              )}
            </div>
          );
        }}
      </ReadSection>
    </section>
  );
}
