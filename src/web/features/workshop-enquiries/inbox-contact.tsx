import { t } from '#words/t.ts';
import { isMobile, showPhone, telHref, whatsAppHref } from '#domain/formats/phone.ts';
import type { ContactState, InboxEnquiry } from '#contract/workshop-enquiries.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

const why: Readonly<Record<Exclude<ContactState, 'shown'>, string>> = {
  recalled: t(
    'The family has taken its contact details back. Do not use the number or the address any more, and delete them.',
  ),
  'not-shared': t('The family has not agreed to share its contact details. Write to it here.'),
  unconfirmed: t('Confirm the e-mail address of your account first: then you see the contact details.'),
  hidden: t(
    'Your page is hidden, so you see no contact details and cannot write to families. What was written stays here. Please ask our team.',
  ),
  over: t('This request is over: its contact details are not shown any more.'),
};

/** Shown for data that the device stored longer ago. */
const outdated = t(
  'Without the network this device shows contact details for a day. Open the request again once there is one.',
);

/** The family's contact details, or the reason why they are hidden. */
export function InboxContact({ contact, contactState, greeting }: InboxEnquiry) {
  if (contactState !== 'shown') return <Notice className="mt-3">{why[contactState]}</Notice>;
  const { name, phone, email } = contact;
  if (!name && !phone && !email) return <Notice className="mt-3">{outdated}</Notice>;
  return (
    <div className="mt-3 grid gap-3">
      <p className="font-semibold wrap-anywhere">{[name, email].filter(Boolean).join(', ')}</p>
      {phone && (
        <div className="flex flex-wrap gap-3">
          <ButtonAnchor href={telHref(phone)}>
            {t('Call {number}', { number: showPhone(phone) })}
          </ButtonAnchor>
          {isMobile(phone) && (
            <ButtonAnchor
              href={whatsAppHref(phone, greeting)}
              target="_blank"
              rel="noopener noreferrer"
              look="secondary"
            >
              {t('WhatsApp with ready words')}
            </ButtonAnchor>
          )}
        </div>
      )}
      <p className="text-sm text-ink-soft">
        {t('For this request alone. The family sees that you have read it, and can take it back.')}
      </p>
    </div>
  );
}
