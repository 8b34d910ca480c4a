import { paths } from '#facts/paths.ts';
import type { EnquiryKind } from '#contract/enquiry-kinds.ts';
import { useSite } from '#kit/site.ts';
import { PageLink } from '#ui/page-link.tsx';

/** What this form collects, item by item, why, and how to take it back: beside every submit button. */
export function ConsentNotice({ kind }: { kind: EnquiryKind }) {
  const { company } = useSite();
  const items = kind.fields
    .filter((field) => field.type !== 'hidden')
    .map((field) => field.label.toLowerCase());
  const listed = new Intl.ListFormat('en-IN').format(items);
  return (
    <div className="grid gap-3 text-sm text-ink-soft">
      <p>
        We use your {listed} {kind.purpose}. You may withdraw at any time on the private page you get after
        sending, or by writing to{' '}
        <a href={`mailto:${company.dataProtectionContact.email}`} className="text-teal underline">
          {company.dataProtectionContact.email}
        </a>
        ; you may also complain to the Data Protection Board of India. More in our{' '}
        <PageLink to={paths.privacy} className="text-teal underline">
          Privacy Policy
        </PageLink>
        .
      </p>
      <label className="tap flex items-start gap-3 py-1.5">
        <input type="checkbox" name="_marketing" className="mt-1 size-5 shrink-0 accent-teal" />
        <span>You may also write to me now and then about offers and events (optional).</span>
      </label>
    </div>
  );
}
