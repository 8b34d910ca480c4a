import { t } from '#words/t.ts';
import type { Api } from '#contract/client.ts';
import type { InvestmentPage } from '#content/types.ts';
import { enquiryAction } from '#kit/api/enquiry-action.ts';
import { withForm } from '#kit/forms/form-kind.ts';
import { browserLoadWith, onlyNewPaths, serverLoadWith } from '#kit/page/page-data.ts';
import { FactList } from '#features/service/fact-list.tsx';
import { ServiceHero } from '#features/service/service-hero.tsx';
import { vendorsFor } from './parts/page-vendors.ts';
import { quoteAddress, QuoteLink } from './parts/quote-link.tsx';
import { QuoteOverPage } from './parts/quote-over-page.tsx';
import { serviceMeta } from './parts/service-meta.ts';
import { ServiceRest, ServiceVendors } from './parts/service-rest.tsx';
import type { Route } from './+types/investment';

const words = () => withForm(import('#content/services/investment.ts').then((module) => module.investment));
const load = (api: Api, page: Promise<InvestmentPage>) => ({
  vendors: page.then(({ vendors }) => vendorsFor(api, vendors, Infinity)),
});
export const loader = serverLoadWith(words, load);
export const clientLoader = browserLoadWith(words, load);
export const shouldRevalidate = onlyNewPaths;
export const action = enquiryAction(async () => (await words()).form);

export const handle = { enquireAt: quoteAddress };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => serviceMeta(matches, loaderData?.page);

/** Investment: facts first, then people to call; a sample replaces an empty list. */
export default function Investment({ loaderData: { page, vendors } }: Route.ComponentProps) {
  const [subject] = page.quotes;
  return (
    <>
      <ServiceHero page={page} action={{ to: '#vendors', label: t('See whom to call') }} />
      <FactList
        heading={t('Good to know before you ask')}
        facts={page.facts}
        checkedOn={page.factsCheckedOn}
      />
      <div id="vendors" className="scroll-mt-16 border-t border-line bg-paper">
        <ServiceVendors page={page} vendors={vendors} call />
        <div className="wrap -mt-4 flex flex-wrap items-center gap-4 pb-12">
          <p>{t('Rather write than call?')}</p>
          <QuoteLink id={subject!.id} name={subject!.label} label={t('Write to us')} look="secondary" />
        </div>
      </div>
      <ServiceRest page={page} details />
      <QuoteOverPage page={page} />
    </>
  );
}
