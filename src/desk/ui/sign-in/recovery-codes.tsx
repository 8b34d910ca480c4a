import { useState } from 'react';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type Props = { codes: readonly string[]; onKept: () => void };

/** Recovery codes, shown only once: to copy, save or print before continuing. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const [copied, setCopied] = useState(false);
  const text = codes.join('\n');
  return (
    <section aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" className="text-xl">
        Your recovery codes
      </h2>
      <p className="mt-1 text-ink-soft">
        Each counts once: in place of the authenticator’s code, or, when all your keys are lost, for a new way
        in by mail. They are shown this once: keep them away from this device.
      </p>
      <ol className="my-4 grid grid-cols-2 gap-x-6 gap-y-1 rounded-md border border-line bg-paper p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          look="secondary"
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <ButtonAnchor
          look="secondary"
          href={`data:text/plain,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Save
        </ButtonAnchor>
        <Button look="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
      <Notice className="mt-4 print:hidden">Without them an owner can still make you a new way in.</Notice>
    </section>
  );
}
