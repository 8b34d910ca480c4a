import { paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import type { BookingPage } from '#content/types.ts';
import { enquiryAction } from '#kit/api/enquiry-action.ts';
import { formKind, withForm } from '#kit/forms/form-kind.ts';
import { browserLoadWith, onlyNewPaths, serverLoadWith } from '#kit/page/page-data.ts';
import { twinPath } from '#ui/twin-path.ts';
import { CrewSection } from '#features/crew/crew-section.tsx';
import { CrewSignUp } from '#features/crew/crew-sign-up.tsx';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import { AskedFirst } from '#features/service/asked-first.tsx';
import { FormAndDetails } from '#features/service/form-and-details.tsx';
import { ServiceHero } from '#features/service/service-hero.tsx';
import { AsyncSection } from '#ui/async-section.tsx';
import { CrewContact } from './parts/crew-contact.tsx';
import { CrewContactLink } from './parts/crew-contact-link.tsx';
import { vendorsFor } from './parts/page-vendors.ts';
import { serviceMeta } from './parts/service-meta.ts';
import { ServiceRest, ServiceVendors } from './parts/service-rest.tsx';
import { Part } from '#ui/part.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import type { Route } from './+types/crew';

const words = async () => ({
  ...(await withForm(import('#content/services/crew.ts').then((module) => module.crew))),
  contactForm: await formKind('eventManagement'),
});
const load = (api: Api, page: Promise<BookingPage>) => ({
  crew: api.crewList(),
  vendors: page.then(({ vendors }) => vendorsFor(api, vendors)),
});
export const loader = serverLoadWith(words, load);
export const clientLoader = browserLoadWith(words, load);
export const handle = { enquireAt: '#form' };
export const shouldRevalidate = onlyNewPaths;
export const action = enquiryAction(async ({ url }) => {
  const { form, contactForm } = await words();
  return url.searchParams.has('contact') ? contactForm : form;
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => serviceMeta(matches, loaderData?.page);

/** Crew: its members, a contact for each, and the booking form for a team. */
export default function Crew({ loaderData: { page, crew, vendors } }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero page={page} action={{ to: '#form', label: page.formHeading }} />
      <AskedFirst page={page} />
      <CrewSection crew={crew} action={(member) => <CrewContactLink member={member} />} />
      <ServiceVendors page={page} vendors={vendors} />
      <FormAndDetails page={page} heading={page.formHeading}>
        <Part of={page.form} instead={() => <PartFailed />}>
          <EnquiryForm kind={page.form} action={`${twinPath(paths.crew)}#form`} shareWith={page.shareWith} />
        </Part>
      </FormAndDetails>
      <CrewSignUp />
      <ServiceRest page={page} />
      <AsyncSection data={crew} loading={null} failed={() => null}>
        {({ data }) => <CrewContact members={data} form={page.contactForm} />}
      </AsyncSection>
    </>
  );
}
