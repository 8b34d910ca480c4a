import { messages } from '#facts/messages.ts';
import { profilePath } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { shorten } from '#contract/shorten.ts';
import { greetingTo } from '#content/vendor-profile.ts';
import { enquiryAction } from '#kit/enquiry-action.ts';
import { formKind } from '#kit/form-kind.ts';
import { later } from '#kit/later.tsx';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page-data.ts';
import { pageMetaOf } from '#kit/page-meta.ts';
import { useSite } from '#kit/site.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import { ThumbBar } from '#features/site-chrome/thumb-bar.tsx';
import { EnquiryFormLater } from '#features/enquiry/enquiry-form-later.ts';
import { ProfileFailed } from '#features/vendor-profile/profile-failed.tsx';
import { ProfileLoading } from '#features/vendor-profile/profile-loading.tsx';
import { vendorLd } from '#features/vendor-profile/vendor-ld.ts';
import { SaveButton } from '#features/shortlist/save-button.tsx';
import { VendorProfile } from '#features/vendor-profile/vendor-profile.tsx';
import type { Route } from './+types/profile';

const SimilarVendors = later(
  () => import('#features/vendor-profile/similar-vendors.tsx').then((module) => module.SimilarVendors),
  PartFailed,
);

/** Builders are asked about work, everyone else about an event: two of the stated enquiries. */
const kindFor = (productSelection: string | null) =>
  formKind(productSelection === 'Construction' ? 'constructionWork' : 'eventManagement');

const load = (api: Api, { params }: LoadArgs<{ vendorId: string }>) => {
  const found = api.vendorGet({ params });
  return {
    vendor: found.then(async (vendor) => ({ ...vendor, form: await kindFor(vendor.productSelection) })),
    similar: api.vendorSimilar({ params }),
  };
};
export const loader = serverLoad(load, 'vendor');
export const clientLoader = browserLoad(load);

/** Which of the two was posted shows in its own field. */
export const action = enquiryAction(({ values }) =>
  formKind('eventDescription' in values ? 'eventManagement' : 'constructionWork'),
);

/** The bar at the thumb acts for the vendor as soon as the vendor is known. */
export const handle = { contactBar: 'own' };

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const otherwise = {
    title: messages.viewProfile,
    description: 'This profile could not be shown.',
    path: profilePath(params.vendorId),
  };
  return pageMetaOf(matches, loaderData?.vendor, otherwise, (vendor) => {
    const { companyName, area, region, description, productSelection } = vendor;
    const place = area ?? region ?? 'Delhi-NCR';
    const words = description ?? `${companyName}: ${productSelection ?? 'services'} in ${place}.`;
    return { title: `${companyName}, ${place}`, description: shorten(words, 200), type: 'profile' };
  });
};

export default function Profile({ loaderData: { vendor, similar }, params }: Route.ComponentProps) {
  const site = useSite();
  return (
    <>
      <AsyncSection
        data={vendor}
        loading={<ProfileLoading />}
        failed={({ status, message }) => (
          <ProfileFailed vendorId={params.vendorId} status={status} message={message} />
        )}
      >
        {(found) => (
          <>
            {vendor instanceof Promise && (
              <title>{`${found.companyName}, ${found.area ?? found.region ?? 'Delhi-NCR'} | ${site.company.brand}`}</title>
            )}
            <JsonLd data={import.meta.env.SSR && vendorLd(site, found)} />
            <VendorProfile
              key={found._id}
              vendor={found}
              action={<SaveButton vendor={found} />}
              enquiry={
                <EnquiryFormLater
                  kind={found.form}
                  action="#enquire"
                  shareWith={found.companyName}
                  initial={{ vendorId: found._id, vendorName: found.companyName }}
                />
              }
            />
            <ThumbBar
              label={`Contact ${found.companyName}`}
              phone={found.phone}
              greeting={greetingTo(found.companyName, site.company.brand)}
              enquireAt="#enquire"
            />
          </>
        )}
      </AsyncSection>
      <SimilarVendors key={params.vendorId} vendors={similar} />
    </>
  );
}
