import { useState, type RefObject } from 'react';
import { t } from '#words/t.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import { detailFields, forgetDetails, myDetails, putDetails } from '#kit/device/my-details.ts';
import { Button } from '#ui/button.tsx';
import { useRemoval } from '#ui/removed-notice.tsx';

type Props = { kind: EnquiryKind; form: RefObject<HTMLFormElement | null> };

/** Offers the sender's details of this device's last form: one tap fills them in, one tap deletes them. */
export function MyDetails({ kind, form }: Props) {
  const [details, setDetails] = useState(myDetails);
  const { tell, notice } = useRemoval();
  if (!details) return notice;
  const use = () => {
    for (const { name, role } of detailFields(kind)) {
      const control = form.current?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement) || !details[role]) continue;
      control.value = details[role];
      // As if typed: the draft stores it, and an error beside the field disappears.
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    setDetails(null);
  };
  const drop = () => {
    forgetDetails();
    setDetails(null);
    tell(t('This device has forgotten your details.'), () => {
      putDetails(details);
      setDetails(details);
    });
  };
  const who = details.name ?? details.email ?? details.phone ?? '';
  return (
    <div role="group" aria-label={t('Your details')} className="flex flex-wrap items-center gap-2">
      <Button look="secondary" className="min-w-0 px-4! py-2! wrap-anywhere" onClick={use}>
        {t('Use my details ({who})', { who })}
      </Button>
      <Button look="quiet" className="px-3! py-2!" onClick={drop}>
        {t('Forget')}
      </Button>
    </div>
  );
}
