import { useState } from 'react';
import { Copy, Link2 } from 'lucide-react';
import type { ContentPreview } from '#contract/desk/content/content-previews.ts';
import { contentLimits } from '#contract/desk/content/content-item.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Alert } from '#ui/alert.tsx';
import { showMoment } from '../../kit/format.ts';

type Props = {
  previews: readonly ContentPreview[];
  /** The one created here: its address is shown once. */
  made: { id: string; link: string } | null;
  busy: boolean;
  failure: string | null;
  make: () => unknown;
  end: (id: string) => unknown;
};

/** Private links to the unpublished page: create, copy, end. */
export function PreviewLinks({ previews, made, busy, failure, make, end }: Props) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => setCopied('Copied.'),
      () => setCopied('Please mark the address and copy it.'),
    );
  return (
    <section aria-labelledby="links" className="grid gap-3">
      <h2 id="links" className="text-lg">
        See it before visitors do
      </h2>
      <p className="max-w-2xl text-sm text-ink-soft">
        A private link shows the real page with what is written now, to anybody who has the link. It ends by
        itself after {contentLimits.previewDays} days.
      </p>
      <Button
        look={made ? 'secondary' : 'primary'}
        disabled={busy}
        className="justify-self-start"
        onClick={make}
      >
        <Link2 aria-hidden size={18} /> {made ? 'Make another link' : 'Show the page'}
      </Button>
      <Alert>{failure}</Alert>
      {made && (
        <div className="flex flex-wrap items-center gap-2">
          <input
            readOnly
            aria-label="Private link"
            value={made.link}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="tap min-w-0 flex-1 rounded-md border border-line-strong bg-paper px-3 font-mono text-sm"
          />
          <Button look="secondary" onClick={() => void copy(made.link)}>
            <Copy aria-hidden size={18} /> Copy
          </Button>
          <span role="status" className="text-sm">
            {copied}
          </span>
        </div>
      )}
      {previews.length > 0 && (
        <ul className="grid max-w-2xl text-sm">
          {previews.map(({ id, createdAt, endsAt, by }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line">
              <span>
                Made {showMoment(createdAt)}
                {by && ` by ${by}`}, ends {showMoment(endsAt)}
                {id === made?.id && ' (this one)'}
              </span>
              <ConfirmButton
                what={`the link of ${showMoment(createdAt)}`}
                disabled={busy}
                onConfirm={() => end(id)}
              >
                End
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
