import type { Api } from '#contract/client.ts';
import { browserLoad, serverLoad } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextAnchor } from '#ui/text-link.tsx';
import { writtenLang } from '#ui/written-lang.ts';
import { withoutStaff } from '#features/api-docs/without-staff.ts';
import { ApiReference } from '#features/api-docs/api-reference.tsx';
import { referenceOf } from '#features/api-docs/reference.ts';
import type { Route } from './+types/api-docs';

const load = (api: Api) => ({ reference: api.openapi().then(withoutStaff).then(referenceOf) });
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'API reference',
    description: 'Every endpoint of this site, made from its contract.',
    path: '/api/docs',
    hidden: true,
  });

export default function ApiDocs({ loaderData: { reference } }: Route.ComponentProps) {
  return (
    <div lang={writtenLang} className="wrap py-10">
      <PageHeading lead="Every endpoint, made from the contract. Bodies and replies are JSON; errors are { message, code, fieldErrors? } with an honest status.">
        API reference
      </PageHeading>
      <p className="mt-3">
        Machine-readable: <TextAnchor href="/api/openapi.json">openapi.json</TextAnchor>, which also has the
        calls of the staff.
      </p>
      <AsyncSection
        data={reference}
        loading="Loading..."
        failed={({ message }) => <p role="alert">{message}</p>}
      >
        {(value) => <ApiReference reference={value} />}
      </AsyncSection>
    </div>
  );
}
