import type { Api } from '#contract/client.ts';
import { bookingWords } from '#content/booking-words.ts';
import type { BookingPage } from '#content/types.ts';
import { wordsAt } from '#content/words-at.ts';
import { enquiryAction } from '#kit/api/enquiry-action.ts';
import { withForm } from '#kit/forms/form-kind.ts';
import { browserLoadWith, serverLoadWith, type LoadArgs } from '#kit/page/page-data.ts';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import { AskedFirst } from '#features/service/asked-first.tsx';
import { FormAndDetails } from '#features/service/form-and-details.tsx';
import { ServiceHero } from '#features/service/service-hero.tsx';
import { vendorsFor } from './parts/page-vendors.ts';
import { serviceMeta } from './parts/service-meta.ts';
import { ServiceRest, ServiceVendors } from './parts/service-rest.tsx';
import { Part } from '#ui/part.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import type { Route } from './+types/booking';

const words = ({ url }: Pick<LoadArgs<unknown>, 'url'>) => withForm(wordsAt(bookingWords, url.pathname));
const load = (api: Api, page: Promise<BookingPage>) => ({
  vendors: page.then(({ vendors }) => vendorsFor(api, vendors)),
});
export const loader = serverLoadWith(words, load);
export const clientLoader = browserLoadWith(words, load);
export const handle = { enquireAt: '#form' };
export const action = enquiryAction(async (posted) => (await words(posted)).form);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => serviceMeta(matches, loaderData?.page);

/** Catering, entertainment, gifts, decoration, construction: one page each, distinguished by its content entry. */
export default function Booking({ loaderData: { page, vendors } }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero page={page} action={{ to: '#form', label: page.formHeading }} />
      <AskedFirst page={page} />
      <ServiceVendors page={page} vendors={vendors} />
      <FormAndDetails page={page} heading={page.formHeading}>
        <Part key={page.route} of={page.form} instead={() => <PartFailed />}>
          <EnquiryForm kind={page.form} action="#form" shareWith={page.shareWith} />
        </Part>
      </FormAndDetails>
      <ServiceRest page={page} />
    </>
  );
}
