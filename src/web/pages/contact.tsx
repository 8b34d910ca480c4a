import { useSearchParams } from 'react-router';
import { t } from '#words/t.ts';
import { searchWords } from '#facts/search-words.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { contactPage } from '#content/company/contact.ts';
import { trackConversion, track } from '#kit/page/analytics.ts';
import { enquiryAction } from '#kit/api/enquiry-action.ts';
import { formKind } from '#kit/forms/form-kind.ts';
import { browserLoadWith, serverLoadWith } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ContactWays } from '#features/contact/contact-ways.tsx';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import type { Route } from './+types/contact';

const words = () => formKind('contact');
export const loader = serverLoadWith(words, () => ({}));
export const clientLoader = browserLoadWith(words, () => ({}));
export const action = enquiryAction(words);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: contactPage.title,
    description: contactPage.metaDescription,
    path: paths.contact,
  });

export default function Contact({ loaderData: { page } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const wish = searchWords(params.get('wish'));
  return (
    <div className="wrap grid gap-4 py-4 md:gap-10 md:py-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div>
        <PageHeading lead={contactPage.intro}>{messages.contactHeading}</PageHeading>
        <div className="mt-4 md:mt-8">
          {wish && (
            <p className="mb-5">
              {t('You are looking for: {wish}. We will ask around and call you.', { wish: `“${wish}”` })}
            </p>
          )}
          <EnquiryForm
            kind={page}
            initial={wish ? { wish } : undefined}
            onAttempt={trackConversion}
            onSuccess={() => track({ name: 'contact_success' })}
          />
        </div>
      </div>
      <aside className="grid content-start gap-4 md:gap-8">
        <ContactWays />
        <div className="rounded-xl border border-line bg-paper p-4 md:p-6">
          <h2 className="text-xl">{contactPage.vendors.heading}</h2>
          <p className="mt-2 text-ink-soft">{contactPage.vendors.sentence}</p>
          <TextLink to={paths.register} look="strong" className="mt-2">
            {contactPage.vendors.link}
          </TextLink>
        </div>
      </aside>
    </div>
  );
}
