import { useSearchParams } from 'react-router';
import { bookingPages } from '#content/booking-pages.ts';
import { needs } from '#content/needs.ts';
import { pageVendors } from '#content/page-vendors.ts';
import { services } from '#content/services.ts';
import type { Api } from '#contract/client.ts';
import { enquiryAction } from '#kit/enquiry-action.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page-data.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { BlogCategoryBlock } from '#features/blog/category-block.tsx';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import { CategoryGrid } from '#features/service/category-grid.tsx';
import { FormAndDetails } from '#features/service/form-and-details.tsx';
import { NeedNote } from '#features/service/need-note.tsx';
import { ServiceFoot } from '#features/service/service-foot.tsx';
import { ServiceHero } from '#features/service/service-hero.tsx';
import { VendorSection } from '#features/vendor-card/vendor-section.tsx';
import { vendorsFor } from './parts/page-vendors.ts';
import type { Route } from './+types/location';

const page = services.venue;
const { formHeading } = bookingPages.venue;
const vendors = pageVendors.venue!;

/** What was asked for on the way here, where it is more than a venue. */
const needOf = (params: URLSearchParams) => {
  const asked = params.get('need') ?? '';
  return asked in needs && asked !== 'Venue' ? asked : null;
};

const load = (api: Api, { url }: LoadArgs<unknown>) => ({
  vendors: vendorsFor(api, { ...vendors, ...needs[needOf(url.searchParams) ?? 'Venue'] }),
  blogs: api.blogList(),
});
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const action = enquiryAction('venue');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: page.title,
    description: page.metaDescription,
    path: page.route,
    scene: page.picture,
  });

/** The venue page; also where the category tiles lead, so it says what was asked for. */
export default function Location({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const need = needOf(params);
  return (
    <>
      <ServiceHero page={page} action={{ to: '#form', label: formHeading }}>
        {need && <NeedNote need={need} />}
      </ServiceHero>
      <FormAndDetails page={page} heading={formHeading}>
        <EnquiryForm
          key={need}
          kindName="venue"
          initial={need ? { description: `${need}: ` } : undefined}
          shareWith={vendors.shareWith}
        />
      </FormAndDetails>
      <VendorSection heading={need ? `Vendors for ${need}` : vendors.heading} vendors={loaderData.vendors} />
      <CategoryGrid heading="What else do you need?" current={params.get('need') ?? undefined} />
      <ServiceFoot page={page}>
        <BlogCategoryBlock category="events" blogs={loaderData.blogs} />
      </ServiceFoot>
    </>
  );
}
