import { useLocation } from 'react-router';
import { bookingAt } from '#content/booking-pages.ts';
import { pageVendors } from '#content/page-vendors.ts';
import { sampleEntertainer } from '#content/sample-vendors.ts';
import { enquiryOfService, services } from '#content/services.ts';
import type { Api } from '#contract/client.ts';
import { enquiryAction } from '#kit/enquiry-action.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page-data.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { BlogCategoryBlock } from '#features/blog/category-block.tsx';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import { FormAndDetails } from '#features/service/form-and-details.tsx';
import { ServiceFoot } from '#features/service/service-foot.tsx';
import { ServiceHero } from '#features/service/service-hero.tsx';
import { VendorSection } from '#features/vendor-card/vendor-section.tsx';
import { vendorsFor } from './parts/page-vendors.ts';
import type { Route } from './+types/booking';

const vendorsOf = (name: keyof typeof services) => pageVendors[name]!;
const load = (api: Api, { url }: LoadArgs<unknown>) => ({
  vendors: vendorsFor(api, vendorsOf(bookingAt(url.pathname).name)),
  blogs: api.blogList(),
});
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const action = enquiryAction(({ pathname }) => enquiryOfService[bookingAt(pathname).name]);

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { title, metaDescription, route, picture } = services[bookingAt(location.pathname).name];
  return pageMeta(matches, { title, description: metaDescription, path: route, scene: picture });
};

/** Catering, entertainment, gifts, decoration, construction: one page each, told apart by its content entry. */
export default function Booking({ loaderData: { vendors, blogs } }: Route.ComponentProps) {
  const { name, formHeading, blogs: category } = bookingAt(useLocation().pathname);
  const page = services[name];
  const { heading, shareWith } = vendorsOf(name);
  return (
    <>
      <ServiceHero page={page} action={{ to: '#form', label: formHeading }} />
      <FormAndDetails page={page} heading={formHeading}>
        <EnquiryForm key={name} kindName={enquiryOfService[name]} shareWith={shareWith} />
      </FormAndDetails>
      <VendorSection
        heading={heading}
        vendors={vendors}
        sample={name === 'entertainment' ? sampleEntertainer : undefined}
      />
      <ServiceFoot page={page}>
        <BlogCategoryBlock category={category} blogs={blogs} />
      </ServiceFoot>
    </>
  );
}
