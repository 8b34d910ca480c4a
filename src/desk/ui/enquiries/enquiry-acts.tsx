import { flushSync } from 'react-dom';
import { useState } from 'react';
import type { Colleague } from '#contract/desk/enquiry-list.ts';
import { Button } from '#ui/button.tsx';
import { api } from '#desk/kit/api.ts';
import { asColleague, useSession } from '#desk/kit/session.ts';
import { useKeys } from '#desk/kit/use-keys.ts';
import { reads, useRead } from '#desk/kit/query.ts';
import { useHeldKeys } from '#desk/kit/use-held-keys.ts';
import { stepped } from '#desk/kit/shown-acts.ts';
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
  const { act, chosen, targets } = work;
  const session = useSession();
  const [asking, setAsking] = useState<Asking | null>(null);
  // Read in advance: a key must find them loaded, here and on the page that opens next.
  const reasons = useRead(reads.staffCloseReasonList());
  useRead(reads.staffTemplateList());
  const close = () => setAsking(null);
  // The digit of a reason is for the dialog that lists it.
  useHeldKeys(asking?.what === 'close' && reasons.value === null && reasons.failure === null);
  const some = targets.length > 0;
  const ask = (next: Asking) => some && setAsking(next);
  const assign = (colleague: Colleague | null) => {
    close();
    act({
      action: { assign: colleague?.id ?? null },
      words: colleague ? `Given to ${colleague.name}` : 'Owner taken away',
      shows: () => ({ owner: colleague }),
    });
  };
  const open = targets.filter((reference) => unanswered.has(reference));
  const end = (reason: string) => {
    // While a dialog is open no row can have the focus.
    flushSync(close);
    act(
      {
        action: { status: 'closed', reason },
        words: `Closed, ${reason.toLowerCase()}`,
        shows: stepped('closed'),
      },
      { leaves: true },
    );
  };
  const askColleague = async () => {
    const colleagues = await api.staffColleagueList().catch(() => []);
    ask({ what: 'assign', colleagues });
  };
  useKeys([
    {
      key: 'a',
      label: 'Give it to me',
      run: () => session && some && assign(asColleague(session)),
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
            onClick={() =>
              act(
                flagged
                  ? { action: { status: 'received' }, words: 'Released', shows: stepped('received') }
                  : { action: { status: 'read' }, words: 'Marked as read', shows: stepped('read') },
              )
            }
          >
            {flagged ? 'Release' : 'Mark as read'}
          </Button>
          <Button look="secondary" className={small} onClick={() => void askColleague()}>
            Assign…
          </Button>
          <Button look="secondary" className={small} onClick={() => ask({ what: 'label' })}>
            Label…
          </Button>
          <Button look="secondary" className={small} onClick={() => ask({ what: 'close' })}>
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
          failure={reasons.failure}
          choices={(reasons.value ?? []).map((reason) => ({ label: reason, value: reason }))}
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
            act({
              action: { addLabel: label },
              words: `Labelled ${label}`,
              shows: ({ labels }) => ({ labels: [...new Set([...labels, label])] }),
            });
          }}
          onRemove={(label) => {
            close();
            act({
              action: { removeLabel: label },
              words: `Label ${label} taken off`,
              shows: ({ labels }) => ({ labels: labels.filter((one) => one !== label) }),
            });
          }}
        />
      )}
    </>
  );
}
