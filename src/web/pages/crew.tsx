import { paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { bookingPages } from '#content/booking-pages.ts';
import { pageVendors } from '#content/page-vendors.ts';
import { services } from '#content/services.ts';
import { enquiryAction } from '#kit/enquiry-action.ts';
import { browserLoad, onlyNewPaths, serverLoad } from '#kit/page-data.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { BlogCategoryBlock } from '#features/blog/category-block.tsx';
import { CrewSection } from '#features/crew/crew-section.tsx';
import { CrewSignUp } from '#features/crew/crew-sign-up.tsx';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import { FormAndDetails } from '#features/service/form-and-details.tsx';
import { ServiceFoot } from '#features/service/service-foot.tsx';
import { ServiceHero } from '#features/service/service-hero.tsx';
import { VendorSection } from '#features/vendor-card/vendor-section.tsx';
import { AsyncSection } from '#ui/async-section.tsx';
import { CrewContact } from './parts/crew-contact.tsx';
import { CrewContactLink } from './parts/crew-contact-link.tsx';
import { vendorsFor } from './parts/page-vendors.ts';
import type { Route } from './+types/crew';

const page = services.crew;
const { formHeading } = bookingPages.crew;
const vendors = pageVendors.crew!;

const load = (api: Api) => ({
  crew: api.crewList(),
  vendors: vendorsFor(api, vendors),
  blogs: api.blogList(),
});
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const shouldRevalidate = onlyNewPaths;
export const action = enquiryAction(({ searchParams }) =>
  searchParams.has('contact') ? 'eventManagement' : 'crew',
);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: page.title,
    description: page.metaDescription,
    path: page.route,
    scene: page.picture,
  });

/** Crew: who they are, a contact for each, and the booking form for a team. */
export default function Crew({ loaderData: { crew, vendors: list, blogs } }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero page={page} action={{ to: '#form', label: formHeading }} />
      <CrewSection crew={crew} action={(member) => <CrewContactLink member={member} />} />
      <FormAndDetails page={page} heading={formHeading}>
        <EnquiryForm kindName="crew" action={paths.crew} shareWith={vendors.shareWith} />
      </FormAndDetails>
      <CrewSignUp />
      <VendorSection heading={vendors.heading} vendors={list} />
      <ServiceFoot page={page}>
        <BlogCategoryBlock category="events" blogs={blogs} />
      </ServiceFoot>
      <AsyncSection data={crew} loading={null} failed={() => null}>
        {({ data }) => <CrewContact members={data} />}
      </AsyncSection>
    </>
  );
}
