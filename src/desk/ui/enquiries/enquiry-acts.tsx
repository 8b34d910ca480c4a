import { flushSync } from 'react-dom';
import { useState } from 'react';
import type { Colleague } from '#contract/desk/enquiry-list.ts';
import { Button } from '#ui/button.tsx';
import { api } from '#desk/kit/api.ts';
import { useSession } from '#desk/kit/session.ts';
import { useKeys } from '#desk/kit/use-keys.ts';
import { reads, useRead } from '#desk/kit/query.ts';
import type { Work } from '#desk/kit/use-work.ts';
import { ChoiceDialog } from '#desk/ui/choice-dialog.tsx';
import { Unanswered } from '#desk/ui/enquiry/unanswered.tsx';
import { LabelDialog } from './label-dialog.tsx';

type Asking =
  | { what: 'close' }
  | { what: 'unanswered'; reason: string }
  | { what: 'label' }
  | { what: 'assign'; colleagues: Colleague[] };
type Props = {
  work: Work;
  /** Enquiries that nobody has answered. */
  unanswered: ReadonlySet<string>;
  /** Labels in use. */
  known: readonly string[];
  /** The list shows enquiries flagged as spam. */
  flagged: boolean;
};

/** Possible acts on the selected rows, or by key on the focused one. */
export function EnquiryActs({ work, unanswered, known, flagged }: Props) {
  const { act, busy, chosen, targets } = work;
  const session = useSession();
  const [asking, setAsking] = useState<Asking | null>(null);
  // Read in advance: a key must find them loaded.
  const { value: reasons } = useRead(reads.staffCloseReasonList());
  const close = () => setAsking(null);
  const some = targets.length > 0;
  const ask = (next: Asking) => some && setAsking(next);
  const assign = (colleague: Colleague | null) => {
    close();
    void act(
      { assign: colleague?.id ?? null },
      colleague ? `Given to ${colleague.name}` : 'Owner taken away',
    );
  };
  const open = targets.filter((reference) => unanswered.has(reference));
  const end = (reason: string) => {
    // While a dialog is open no row can have the focus.
    flushSync(close);
    void act({ status: 'closed', reason }, `Closed, ${reason.toLowerCase()}`, { leaves: true });
  };
  const askColleague = async () => {
    const colleagues = await api.staffColleagueList().catch(() => []);
    ask({ what: 'assign', colleagues });
  };
  useKeys([
    {
      key: 'a',
      label: 'Give it to me',
      run: () => session && some && assign({ id: session.memberId, name: session.name }),
    },
    { key: 'e', label: 'Close it, and go to the next', run: () => ask({ what: 'close' }) },
  ]);
  const small = 'px-3! py-1.5! text-sm';
  return (
    <>
      {chosen.length > 0 && (
        <div
          role="group"
          aria-label="With those chosen"
          className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-paper p-3 shadow-raised max-md:bottom-20"
        >
          <span className="mr-auto text-sm font-semibold">{chosen.length} chosen</span>
          <Button
            look="secondary"
            className={small}
            disabled={busy}
            onClick={() =>
              void (flagged
                ? act({ status: 'received' }, 'Released')
                : act({ status: 'read' }, 'Marked as read'))
            }
          >
            {flagged ? 'Release' : 'Mark as read'}
          </Button>
          <Button look="secondary" className={small} disabled={busy} onClick={() => void askColleague()}>
            Assign…
          </Button>
          <Button look="secondary" className={small} disabled={busy} onClick={() => ask({ what: 'label' })}>
            Label…
          </Button>
          <Button look="secondary" className={small} disabled={busy} onClick={() => ask({ what: 'close' })}>
            Close…
          </Button>
          <Button look="quiet" className={small} onClick={() => work.choose([])}>
            Choose none
          </Button>
        </div>
      )}
      {asking?.what === 'close' && (
        <ChoiceDialog
          heading={targets.length === 1 ? `Close ${targets[0]}` : `Close ${targets.length} enquiries`}
          choices={(reasons ?? []).map((reason) => ({ label: reason, value: reason }))}
          onClose={close}
          onChoose={(reason) => (open.length > 0 ? ask({ what: 'unanswered', reason }) : end(reason))}
        />
      )}
      {asking?.what === 'unanswered' && (
        <Unanswered count={open.length} onClose={close} onConfirm={() => end(asking.reason)} />
      )}
      {asking?.what === 'assign' && (
        <ChoiceDialog
          heading="Who looks after it?"
          choices={[
            ...asking.colleagues.map((one) => ({ label: one.name, value: one as Colleague | null })),
            { label: 'Nobody', value: null },
          ]}
          onClose={close}
          onChoose={assign}
        />
      )}
      {asking?.what === 'label' && (
        <LabelDialog
          known={known}
          onClose={close}
          onAdd={(label) => {
            close();
            void act({ addLabel: label }, `Labelled ${label}`);
          }}
          onRemove={(label) => {
            close();
            void act({ removeLabel: label }, `Label ${label} taken off`);
          }}
        />
      )}
    </>
  );
}
