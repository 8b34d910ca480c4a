import { Mail } from 'lucide-react';
import { t } from '#words/t.ts';
import { telHref } from '#domain/formats/phone.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Phone and website, which only the account page changes, and the stated mail to the vendor. */
export function EditContact({ vendor }: { vendor: PublicVendor }) {
  const { phone, website, email, companyName } = vendor;
  const mail = new URLSearchParams({
    subject: messages.getInTouchSubject,
    body: `${t('Hello {companyName},', { companyName })}\n\n${t('I would like to get in touch with you.')}\n`,
  });
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2 wrap-anywhere">
        <div>
          <dt className="text-sm text-ink-soft">{t('Phone')}</dt>
          <dd>{phone ? <a href={telHref(phone)}>+91-{phone}</a> : messages.phoneMissing}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t('Website')}</dt>
          <dd>{website ?? t('None yet')}</dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">
        <RichText
          text={t('Phone and website are changed, with your password, in <account>your account</account>.')}
          parts={{ account: (words) => <TextLink to={paths.account}>{words}</TextLink> }}
        />
      </p>
      <ButtonAnchor
        href={`mailto:${email ?? ''}?${String(mail).replaceAll('+', '%20')}`}
        look="secondary"
        className="justify-self-start"
      >
        <Mail aria-hidden size={20} /> {messages.getInTouch}
      </ButtonAnchor>
    </div>
  );
}
