import type { ContentImport } from '#contract/desk/content/import-export.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** Where an import stands, in one sentence; while it runs, with the entry that is under way. */
export function ImportProgress({ found }: { found: ContentImport }) {
  const { state, done, failed, kept, total, now } = found;
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
  if (state === 'stopped')
    return (
      <p role="status">
        Stopped: {finished} of {total} are done. Nothing else is brought in until you go on.
      </p>
    );
  if (state === 'undoing')
    return <p role="status">Taking back what this import brought and nobody has changed since.</p>;
  if (state === 'undone')
    return (
      <p role="status">
        Taken back.
        {kept > 0 &&
          ` ${kept} stayed, because somebody has changed them or uses them: see the last line below.`}
      </p>
    );
  return null;
}
