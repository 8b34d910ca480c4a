import { useState, type ComponentProps } from 'react';
import type { EnquiryFacts, StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import type { Colleague } from '#contract/desk/enquiry-list.ts';
import { Alert } from '#ui/alert.tsx';
import { api } from '#desk/kit/api.ts';
import { dueChoices } from '#desk/kit/due-choices.ts';
import { reads, useRead } from '#desk/kit/query.ts';
import { asColleague, useSession } from '#desk/kit/session.ts';
import type { ActChange } from '#desk/kit/shown-acts.ts';
import { useHeldKeys } from '#desk/kit/use-held-keys.ts';
import { useKeys } from '#desk/kit/use-keys.ts';
import { useQueuedAct } from '#desk/kit/use-queued-act.ts';
import { ChoiceDialog } from '#desk/ui/choice-dialog.tsx';
import { LabelDialog } from '#desk/ui/enquiries/label-dialog.tsx';
import { useWorkingSet } from '#desk/kit/working-set.ts';

/** Asks for a label, with those of all open enquiries to choose from. */
function KnownLabels({
  labels,
  ...rest
}: Omit<ComponentProps<typeof LabelDialog>, 'known'> & { labels: string[] }) {
  const used = useWorkingSet()?.rows.flatMap((row) => row.labels) ?? [];
  return <LabelDialog known={[...new Set([...labels, ...used])].toSorted()} {...rest} />;
}

type Props = { enquiry: StaffEnquiryDetail; again: () => Promise<void> };

/** Owner, due time and labels of an enquiry by key, each shown at once. */
export function FactKeys({ enquiry: { reference, labels }, again }: Props) {
  const [asking, setAsking] = useState<'owner' | 'due' | 'label' | null>(null);
  const { failure, act } = useQueuedAct(reference, again);
  const session = useSession();
  const colleagues = useRead(reads.staffColleagueList());
  const close = () => setAsking(null);
  useHeldKeys(asking === 'owner' && colleagues.value === null && colleagues.failure === null);
  const change = (facts: Omit<EnquiryFacts, 'version'>, shows: ActChange) => {
    close();
    void act(
      ({ version }, key) =>
        api.staffEnquiryChange({ params: { reference }, body: { ...facts, version }, key }),
      { once: true, shows },
    );
  };
  const give = (owner: Colleague | null) => change({ owner: owner?.id ?? null }, () => ({ owner }));
  const label = (next: string[]) => change({ labels: next }, () => ({ labels: next }));
  useKeys([
    {
      key: 'a',
      label: 'Assign to me',
      run: () => change({ owner: 'me' }, () => ({ owner: asColleague(session) })),
    },
    { key: 'o', label: 'Choose its owner', run: () => setAsking('owner') },
    { key: 't', label: 'Choose when it is due', run: () => setAsking('due') },
    { key: 'l', label: 'Label it', run: () => setAsking('label') },
  ]);
  return (
    <>
      <Alert>{failure}</Alert>
      {asking === 'owner' && colleagues.value && (
        <ChoiceDialog
          heading="Who looks after it?"
          choices={[
            ...colleagues.value.map((one) => ({ label: one.name, value: one as Colleague | null })),
            { label: 'Nobody', value: null },
          ]}
          onClose={close}
          onChoose={give}
        />
      )}
      {asking === 'due' && (
        <ChoiceDialog
          heading="When is it due?"
          choices={dueChoices()}
          onClose={close}
          onChoose={(dueAt) => change({ dueAt }, () => ({ dueAt }))}
        />
      )}
      {asking === 'label' && (
        <KnownLabels
          labels={labels}
          onClose={close}
          onAdd={(one) => label([...new Set([...labels, one])])}
          onRemove={(one) => label(labels.filter((other) => other !== one))}
        />
      )}
    </>
  );
}
