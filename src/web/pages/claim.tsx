import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { formAction } from '#kit/forms/form-action.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { claimActCall } from '#features/claims/claim-calls.ts';
import { ClaimView } from '#features/claims/claim-view.tsx';
import type { Route } from './+types/claim';

const load = (api: Api, { params }: LoadArgs<{ secret: string }>) => ({ claim: api.claimGet({ params }) });
export const loader = serverLoad(load, 'claim');
export const clientLoader = browserLoad(load);
export const action = formAction(claimActCall);
export const handle = { contactBar: 'none' };

const title = t('Your claim');

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title,
    description: t('The private page of a claim.'),
    path: '/',
    hidden: true,
  }),
  { name: 'referrer', content: 'no-referrer' },
];

/** The private page of a claim, behind its mailed link. */
export default function ClaimLinkPage({ loaderData: { claim }, params }: Route.ComponentProps) {
  return (
    <AsyncSection
      data={claim}
      loading={<p className="wrap py-14">{messages.loading}</p>}
      failed={({ message }) => (
        <StatePage
          heading={title}
          lead={message}
          scene="door"
          actions={<ButtonLink to={paths.vendors}>{t('All vendors')}</ButtonLink>}
        />
      )}
    >
      {(found) => (
        <StatePage heading={title} lead={found.companyName} scene="door">
          <div className="mt-8">
            <ClaimView claim={found} secret={params.secret} />
          </div>
        </StatePage>
      )}
    </AsyncSection>
  );
}
