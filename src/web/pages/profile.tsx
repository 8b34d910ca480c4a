import { useLocation, useSearchParams } from 'react-router';
import { t } from '#words/t.ts';
import { reviewOrders } from '#domain/reviews/review-orders.ts';
import { messages } from '#facts/messages.ts';
import { paths, profilePath } from '#facts/paths.ts';
import { registered } from '#kit/session/registered.ts';
import { isDay } from '#facts/time.ts';
import type { Api } from '#contract/client.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { greetingTo } from '#content/vendor-profile.ts';
import { enquiryAction } from '#kit/api/enquiry-action.ts';
import { formKind, type FormKind } from '#kit/forms/form-kind.ts';
import { later } from '#kit/page/later.tsx';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMetaOf } from '#kit/page/page-meta.ts';
import { pageNumber } from '#kit/page/page-url.ts';
import { useSession } from '#kit/session/session.ts';
import { useSite } from '#kit/page/site.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { Part } from '#ui/part.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import { ThumbBar } from '#features/site-chrome/thumb-bar.tsx';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import { OurWork } from '#features/projects/our-work.tsx';
import { ProfileFailed } from '#features/vendor-profile/profile-failed.tsx';
import { ProfileLoading } from '#features/vendor-profile/profile-loading.tsx';
import { questionsLd } from '#features/service/service-ld.ts';
import { vendorLd } from '#features/vendor-profile/vendor-ld.ts';
import { SaveButton } from '#features/shortlist/save-button.tsx';
import { CustomerReviews } from '#features/vendor-profile/customer-reviews.tsx';
import { ratingWords } from '#features/vendor-profile/rating-words.ts';
import { VendorProfile } from '#features/vendor-profile/vendor-profile.tsx';
import { ProfileDays } from '#features/vendor-profile/profile-days.tsx';
import { SimilarVendors } from '#features/vendor-profile/similar-vendors.tsx';
import type { Route } from './+types/profile';
import { AddToOwnLists } from './parts/add-to-lists.tsx';
import { placeOf, profileMetaOf } from './parts/profile-meta.ts';

/** Fetched only by the owner of the page. */
const OwnPagePanel = later<{ vendor: PublicVendor }>(() =>
  import('#features/workshop/own-page-panel.tsx').then((module) => module.OwnPagePanel),
);

/** Fetched only after a registration. */
const NewVendor = later<{ vendor: PublicVendor }>(() =>
  import('./parts/new-vendor.tsx').then((module) => module.NewVendor),
);

/** Builders are asked about work, all others about an event: two of the stated enquiries. */
const kindFor = (productSelection: string | null) =>
  formKind(productSelection === 'Construction' ? 'constructionWork' : 'eventManagement');

/** Returns the form's initial values: the vendor, and the requested date. */
function initialOf(
  { _id, companyName, form }: { _id: string; companyName: string; form: FormKind },
  asked: string | null,
) {
  const day = form.fields.find(({ role }) => role === 'eventDate');
  return { vendorId: _id, vendorName: companyName, ...(asked && day && { [day.name]: asked }) };
}

/** Returns the link to vendors of the same kind on that day. */
const othersAt = ({ category }: { category: string | null }, asked: string | null) =>
  asked === null || category === null ? null : `${paths.vendors}?category=${category}&on=${asked}`;

const orderIn = (search: URLSearchParams) =>
  reviewOrders.find((order) => order === search.get('reviews')) ?? 'newest';

const load = (api: Api, { params, url }: LoadArgs<{ vendorId: string }>) => {
  const found = api.vendorGet({ params });
  return {
    vendor: found.then(async (vendor) => ({ ...vendor, form: await kindFor(vendor.productSelection) })),
    work: api.vendorProjects({ params }),
    days: api.vendorDays({ params }),
    reviews: api.vendorReviews({
      params,
      query: { order: orderIn(url.searchParams), page: pageNumber(url) },
    }),
    similar: api.vendorSimilar({ params }),
  };
};
export const loader = serverLoad(load, 'vendor');
export const clientLoader = browserLoad(load);

/** The kind is known from a field of its own form. */
export const action = enquiryAction(({ values }) =>
  formKind('eventDescription' in values ? 'eventManagement' : 'constructionWork'),
);

/** The bottom bar acts for the vendor as soon as the vendor is loaded. */
export const handle = { contactBar: 'own' };

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const otherwise = {
    title: messages.viewProfile,
    description: t('This profile could not be shown.'),
    path: profilePath(params.vendorId),
  };
  return pageMetaOf(matches, loaderData?.vendor, otherwise, profileMetaOf);
};

export default function Profile({
  loaderData: { vendor, work, days, reviews, similar },
  params,
}: Route.ComponentProps) {
  const site = useSite();
  const { vendorId: own } = useSession();
  const [search] = useSearchParams();
  const isNew = useLocation().state === registered;
  const date = search.get('date') ?? '';
  const asked = isDay(date) ? date : null;
  const order = orderIn(search);
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
              <title>{`${found.companyName}, ${placeOf(found)} | ${site.company.brand}`}</title>
            )}
            {found.questions.length > 0 && <JsonLd data={import.meta.env.SSR && questionsLd(found)} />}
            <JsonLd data={import.meta.env.SSR && vendorLd(site, found, reviews)} />
            <VendorProfile
              key={found._id}
              vendor={found}
              work={
                <Part of={work} instead={() => <PartFailed />}>
                  <OurWork vendorId={found._id} projects={work} />
                </Part>
              }
              own={isNew ? <NewVendor vendor={found} /> : <OwnPagePanel vendor={found} />}
              reviews={
                <Part of={reviews} instead={() => <PartFailed />}>
                  <CustomerReviews
                    vendor={found.companyName}
                    isSample={found.isSample}
                    {...{ reviews, order, asked }}
                  />
                </Part>
              }
              ratings={
                <AsyncSection data={reviews} loading={null} failed={() => null}>
                  {(known) => ratingWords(known)}
                </AsyncSection>
              }
              save={<SaveButton vendor={found} />}
              action={<AddToOwnLists vendor={found} />}
              days={
                <Part of={days} instead={() => <PartFailed />}>
                  <AsyncSection data={days} loading={null} failed={() => null}>
                    {(known) => <ProfileDays days={known} asked={asked} othersAt={othersAt(found, asked)} />}
                  </AsyncSection>
                </Part>
              }
              enquiry={
                <Part of={found.form} instead={() => <PartFailed />}>
                  <EnquiryForm
                    kind={found.form}
                    action="#enquire"
                    shareWith={found.companyName}
                    initial={initialOf(found, asked)}
                    leads
                  />
                </Part>
              }
            />
            {own !== found._id && (
              <ThumbBar
                label={t('Contact {name}', { name: found.companyName })}
                phone={found.phone}
                greeting={greetingTo(found.companyName, site.company.brand)}
                enquireAt="#enquire"
              />
            )}
          </>
        )}
      </AsyncSection>
      <Part of={similar}>
        <SimilarVendors key={params.vendorId} vendors={similar} />
      </Part>
    </>
  );
}
