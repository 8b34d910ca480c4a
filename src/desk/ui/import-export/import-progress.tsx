import type { ContentImport } from '#contract/desk/content/import-export.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** Where an import stands, in one sentence; while it runs, with the entry that is under way. */
export function ImportProgress({ found }: { found: ContentImport }) {
  const { state, done, failed, total, now } = found;
  const finished = done + failed;
  if (state === 'reading') return <p role="status">Reading the file. Nothing is changed yet.</p>;
  if (state === 'ready')
    return (
      <p className="max-w-2xl text-sm text-ink-soft">
        Nothing is changed yet. What is here already gets a new version; the one before can be restored.
      </p>
    );
  if (state === 'running')
    return (
      <div className="grid gap-1">
        <ProgressBar
          label={`Bringing in: ${finished} of ${total}`}
          value={finished}
          max={Math.max(1, total)}
        />
        {now && <p className="text-sm wrap-anywhere text-ink-soft">Now: {now}</p>}
      </div>
    );
  if (state === 'done')
    return (
      <p role="status">
        {done} done
        {failed > 0 ? `, ${failed} failed: see the last line below.` : '.'}
      </p>
    );
  return null;
}
