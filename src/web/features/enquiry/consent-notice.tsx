import { showList } from '#words/formats.ts';
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { consentItems } from '#domain/enquiries/consent-items.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import { useSite } from '#kit/page/site.ts';
import { RichText } from '#ui/rich-text.tsx';
import { SmallPrint } from '#ui/small-print.tsx';
import { TextAnchor, TextLink } from '#ui/text-link.tsx';

type Props = {
  kind: EnquiryKind;
  /** Initial values of hidden fields; a detail that the page does not send is not named. */
  initial: Readonly<Record<string, string>>;
  /** The vendors that may see the details if the visitor agrees; absent where no vendor is involved. */
  shareWith?: string;
};

const box = 'tap flex items-start gap-3 py-1.5';
const tick = 'mt-1 size-5 shrink-0 accent-teal';

/**
 * The purpose beside every submit button; below it, folded, the whole notice: the data that this form collects, and how to withdraw. Sending
 * requests the answer and nothing else; sharing and news each have a box of their own, never ticked beforehand.
 * @where Where are the sentences of the consent notice and of its optional boxes?
 */
export function ConsentNotice({ kind, initial, shareWith }: Props) {
  const { company } = useSite();
  const { email } = company.dataProtectionContact;
  const words = new Set(consentItems(kind, (name) => name in initial).map((item) => item.words));
  const notice = (
    <RichText
      text={t(
        'We use your {items} {purpose}, and for nothing else. You may withdraw at any time on the private page you get after sending, or by writing to <mail>{email}</mail>. You may also complain to the Data Protection Board of India. More in our <policy>Privacy Policy</policy>.',
        { items: showList([...words]), purpose: kind.purpose, email },
      )}
      parts={{
        mail: (address) => <TextAnchor href={`mailto:${email}`}>{address}</TextAnchor>,
        policy: (policy) => <TextLink to={paths.privacy}>{policy}</TextLink>,
      }}
    />
  );
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {shareWith && (
        <label className={box}>
          <input type="checkbox" name="_share" className={tick} />
          <span className="min-w-0 wrap-anywhere">
            {t('Yes, share my details with {vendors} so that they can quote (optional).', {
              vendors: shareWith,
            })}
          </span>
        </label>
      )}
      <label className={box}>
        <input type="checkbox" name="_marketing" className={tick} />
        <span>{t('You may also write to me now and then about offers and events (optional).')}</span>
      </label>
      <SmallPrint lead={t('Used only {purpose}.', { purpose: kind.purpose })}>{notice}</SmallPrint>
    </div>
  );
}
