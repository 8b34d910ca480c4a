import { useState } from 'react';
import { redirectDelayMs } from '#facts/limits.ts';
import { paths } from '#facts/paths.ts';
import type { CrewMember } from '#contract/crew.ts';
import { QuoteDialog } from '#features/enquiry/quote-dialog.tsx';
import { useQueryDialog } from '#features/enquiry/use-query-dialog.ts';

const back = { to: paths.crew, afterMs: redirectDelayMs.crewContact, name: 'the crew page' };

/** Asks for one crew member, opened by `?contact=<id>`. After success the crew page comes back. */
export function CrewContact({ members }: { members: readonly CrewMember[] }) {
  const dialog = useQueryDialog('contact');
  const asked = members.find(({ _id }) => _id === dialog.value);
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  const member = asked ?? shown;
  if (!member) return null;
  return (
    <QuoteDialog
      kindName="eventManagement"
      heading={`Contact ${member.fullName}`}
      lead="We ask whether they are free and call you back. Phone numbers of the crew are not given out."
      draftName={member._id}
      prefill={{ memberId: member._id }}
      open={asked !== undefined}
      onClose={dialog.close}
      pagePath={paths.crew}
      redirect={back}
    />
  );
}
