import { useState } from 'react';
import { t } from '#words/t.ts';
import { redirectDelayMs } from '#facts/limits.ts';
import { paths } from '#facts/paths.ts';
import type { CrewMember } from '#contract/crew.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import { QuoteDialogSlot } from '#features/enquiry/quote-dialog-slot.tsx';
import { useQueryDialog } from '#features/enquiry/use-query-dialog.ts';

const back = { to: paths.crew, afterMs: redirectDelayMs.crewContact, name: t('the crew page') };

type Props = { members: readonly CrewMember[]; form: FormKind };

/** The enquiry for one crew member, opened by `?contact=<id>`. After success it returns to the crew page. */
export function CrewContact({ members, form }: Props) {
  const dialog = useQueryDialog('contact');
  const asked = members.find(({ _id }) => _id === dialog.value);
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  const member = asked ?? shown;
  return (
    <QuoteDialogSlot
      asked={
        member
          ? {
              kind: form,
              heading: t('Contact {name}', { name: member.fullName }),
              lead: t(
                'We ask whether they are free and call you back. Phone numbers of the crew are not given out.',
              ),
              draftName: member._id,
              prefill: { memberId: member._id },
              open: asked !== undefined,
              onClose: dialog.close,
              pagePath: paths.crew,
              redirect: back,
            }
          : null
      }
    />
  );
}
