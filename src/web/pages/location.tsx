import { useSearchParams } from 'react-router';
import { t } from '#words/t.ts';
import { needs } from '#content/needs.ts';
import type { BookingPage } from '#content/types.ts';
import type { Api } from '#contract/client.ts';
import { enquiryAction } from '#kit/api/enquiry-action.ts';
import { withForm } from '#kit/forms/form-kind.ts';
import { browserLoadWith, serverLoadWith, type LoadArgs } from '#kit/page/page-data.ts';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import { CategoryGrid } from '#features/service/category-grid.tsx';
import { AskedFirst } from '#features/service/asked-first.tsx';
import { FormAndDetails } from '#features/service/form-and-details.tsx';
import { NeedNote } from '#features/service/need-note.tsx';
import { ServiceHero } from '#features/service/service-hero.tsx';
import { vendorsFor } from './parts/page-vendors.ts';
import { serviceMeta } from './parts/service-meta.ts';
import { ServiceRest, ServiceVendors } from './parts/service-rest.tsx';
import { Part } from '#ui/part.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import type { Route } from './+types/location';

/** Returns the need stated on the way here, where it is more than a venue. */
const needOf = (params: URLSearchParams) => {
  const asked = params.get('need') ?? '';
  return asked in needs && asked !== 'Venue' ? asked : null;
};

const words = () => withForm(import('#content/services/venue.ts').then((module) => module.venue));
const load = (api: Api, page: Promise<BookingPage>, { url }: LoadArgs<unknown>) => ({
  vendors: page.then(({ vendors }) =>
    vendorsFor(api, { ...vendors, ...needs[needOf(url.searchParams) ?? 'Venue'] }),
  ),
});
export const loader = serverLoadWith(words, load);
export const clientLoader = browserLoadWith(words, load);
export const handle = { enquireAt: '#form' };
export const action = enquiryAction(async () => (await words()).form);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => serviceMeta(matches, loaderData?.page);

/** The venue page; also the target of the category tiles, so it names the chosen one. */
export default function Location({ loaderData: { page, vendors } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const need = needOf(params);
  return (
    <>
      <ServiceHero page={page} action={{ to: '#form', label: page.formHeading }}>
        {need && <NeedNote need={need} />}
      </ServiceHero>
      <AskedFirst page={page} />
      <ServiceVendors
        page={page}
        vendors={vendors}
        heading={need ? t('Vendors for {need}', { need: needs[need]!.label }) : undefined}
      />
      <FormAndDetails page={page} heading={page.formHeading}>
        <Part key={need} of={page.form} instead={() => <PartFailed />}>
          <EnquiryForm
            kind={page.form}
            action="#form"
            initial={need ? { description: `${needs[need]!.label}: ` } : undefined}
            shareWith={page.shareWith}
          />
        </Part>
      </FormAndDetails>
      <ServiceRest page={page}>
        <CategoryGrid heading={t('What else do you need?')} current={params.get('need') ?? undefined} />
      </ServiceRest>
    </>
  );
}
