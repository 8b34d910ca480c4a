import { showList } from '#words/formats.ts';
import { t } from '#words/t.ts';
import { registrationFields } from '#domain/vendors/registration-fields.ts';
import { useSite } from '#kit/page/site.ts';
import { TextAnchor } from '#ui/text-link.tsx';
import { RichText } from '#ui/rich-text.tsx';

const items = showList(registrationFields.map(({ label }) => label));

/** The data that the form collects, item by item, the purpose, and how to withdraw consent. */
export function RegistrationNotice() {
  const { company } = useSite();
  const mail = company.dataProtectionContact.email;
  return (
    <p className="text-sm text-ink-soft">
      <RichText
        text={t(
          'We use your {items} to make and keep your page, to sign you in and to send you enquiries. Your page shows everything but the PAN/GST number, the email and the password. You may change it, download it or delete it all at any time under “Your account”, or write to <mail>{mail}</mail>; you may also complain to the Data Protection Board of India.',
          { items, mail },
        )}
        parts={{ mail: (words) => <TextAnchor href={`mailto:${mail}`}>{words}</TextAnchor> }}
      />
    </p>
  );
}
