import { useSearchParams } from 'react-router';
import { showList } from '#words/formats.ts';
import { t } from '#words/t.ts';
import { isDay } from '#facts/time.ts';
import type { Api } from '#contract/client.ts';
import { isApiError } from '#contract/api-error.ts';
import { askWords as words } from '#content/ask.ts';
import { askedVendorsMax } from '#facts/limits.ts';
import { paths, profilePath } from '#facts/paths.ts';
import { enquiryAction } from '#kit/api/enquiry-action.ts';
import { formKind } from '#kit/forms/form-kind.ts';
import { browserLoadWith, serverLoadWith, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import type { Route } from './+types/ask';

const kind = () => formKind('ask');

/** Returns the existing vendors of the address; missing ones are left out. */
async function chosen(api: Api, url: URL) {
  const ids = (url.searchParams.get('v') ?? '').split(',').filter(Boolean).slice(0, askedVendorsMax);
  const found = await Promise.all(
    ids.map((vendorId) =>
      api.vendorGet({ params: { vendorId } }).catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }),
    ),
  );
  return found.flatMap((vendor) => (vendor ? [{ id: vendor._id, name: vendor.companyName }] : []));
}

const load = (api: Api, _: unknown, { url }: LoadArgs<unknown>) => ({ vendors: chosen(api, url) });
export const loader = serverLoadWith(kind, load);
export const clientLoader = browserLoadWith(kind, load);
export const action = enquiryAction(kind);
export const handle = { contactBar: 'none' };
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: words.title,
    description: words.description,
    path: paths.ask,
    hidden: true,
  });

/** One form for up to three vendors. */
export default function Ask({ loaderData: { page, vendors } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const date = search.get('date') ?? '';
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <AsyncSection
        data={vendors}
        loading={<p className="mt-8">{t('Loading...')}</p>}
        failed={({ message }) => <FailedNotice>{message}</FailedNotice>}
      >
        {(found) =>
          found.length === 0 ? (
            <>
              <p className="mt-8">{words.nobody}</p>
              <div className="mt-4 flex flex-wrap gap-3">
                <ButtonLink to={paths.shortlist}>{words.toShortlist}</ButtonLink>
                <ButtonLink to={paths.vendors} look="secondary">
                  {words.find}
                </ButtonLink>
              </div>
            </>
          ) : (
            <>
              <section aria-labelledby="whom" className="mt-8">
                <h2 id="whom" className="text-2xl">
                  {words.whom}
                </h2>
                <ul className="mt-2">
                  {found.map(({ id, name }) => (
                    <li key={id}>
                      <TextLink to={profilePath(id)} look="strong" className="wrap-anywhere">
                        {name}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </section>
              <div className="mt-6 rounded-xl border border-line bg-paper p-5 shadow-card sm:p-8">
                <EnquiryForm
                  kind={page}
                  initial={{
                    vendorIds: found.map(({ id }) => id).join(','),
                    ...(isDay(date) && { eventDate: date }),
                  }}
                  shareWith={showList(found.map(({ name }) => name))}
                  submitLabel={words.submit}
                />
              </div>
            </>
          )
        }
      </AsyncSection>
    </div>
  );
}
