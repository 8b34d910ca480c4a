import { useEffect, useRef } from 'react';
import { Check } from 'lucide-react';
import { t } from '#words/t.ts';
import type { EnquiryKind, FieldRole } from '#domain/enquiries/enquiry-kinds.ts';
import type { Thanks } from '#kit/delivery/receipt.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AskSimilarSlot } from './ask-similar-slot.tsx';
import { RedirectNote } from './redirect-note.tsx';
import { ReferenceLine } from './reference-line.tsx';
import { StatusLink } from './status-link.tsx';
import { useShowsReference } from './success-state.ts';
import { useStatedRedirect } from './use-stated-redirect.ts';

type Props = {
  kind: EnquiryKind;
  receipt: Thanks;
  /** The sent payload; empty when the page was made from a post without scripts. */
  sent: Readonly<Record<string, string>>;
  redirect: { to: string | null; afterMs: number; name: string };
  onClose: () => void;
  /** Target of "Done" without scripts. */
  pagePath: string;
};

/** Fields of the summary, in the stated order. */
const summary: readonly [FieldRole, string][] = [
  ['name', t('Name')],
  ['email', t('Email')],
  ['phone', t('Contact number')],
  ['message', t('Description')],
];

/** The success view of a dialog: the sent values, the stated text, the reference; then redirects, unless the visitor acts. */
export function QuoteSent({ kind, receipt, sent, redirect, onClose, pagePath }: Props) {
  const waiting = useStatedRedirect(redirect);
  useShowsReference(receipt.reference !== undefined);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const rows = summary.flatMap(([role, label]) => {
    const value = sent[kind.fields.find((field) => field.role === role)?.name ?? ''];
    return value ? [{ label, value }] : [];
  });
  return (
    <div ref={panel} tabIndex={-1} role="status" className="grid gap-4">
      <p className="flex items-center gap-3 text-xl font-semibold">
        <span className="grid size-10 shrink-0 animate-tick-turn place-items-center rounded-full bg-leaf text-paper">
          <Check aria-hidden size={22} strokeWidth={3} />
        </span>
        {kind.success.heading}
      </p>
      <p className="text-lg">{kind.success.detail}</p>
      {rows.length > 0 && (
        <dl className="grid gap-x-6 gap-y-2 rounded-lg bg-paper-deep p-4 sm:grid-cols-[auto_1fr]">
          {rows.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="min-w-0 whitespace-pre-line max-sm:-mt-2">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ReferenceLine receipt={receipt} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to={pagePath}
          replace
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          {t('Done')}
        </ButtonLink>
        <StatusLink receipt={receipt} look="quiet" />
      </div>
      <div className="*:justify-items-start empty:hidden">
        <AskSimilarSlot kind={kind} sent={sent} />
      </div>
      {redirect.to !== null && <RedirectNote waiting={waiting} to={redirect.name} />}
    </div>
  );
}
