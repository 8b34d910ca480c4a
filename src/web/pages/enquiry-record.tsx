import { t } from '#words/t.ts';
import type { Api } from '#contract/client.ts';
import { enquiryPath } from '#facts/paths.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { RecordView } from '#features/enquiry/record-view.tsx';
import { StatusMissing } from '#features/enquiry/status-missing.tsx';
import type { Route } from './+types/enquiry-record';

const load = (client: Api, { params }: LoadArgs<{ secret: string }>) => ({
  record: client.enquiryRecord({ params }),
});
export const loader = serverLoad(load, 'record');
export const clientLoader = browserLoad(load);
export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: t('Everything about your request'),
    description: t('A private page: what was sent, and where it stands.'),
    path: '/',
    hidden: true,
  }),
  { name: 'referrer', content: 'no-referrer' },
];

/** Everything stored about a request, to read, print and save. */
export default function EnquiryRecordPage({ loaderData: { record }, params }: Route.ComponentProps) {
  return (
    <AsyncSection
      data={record}
      loading={<p className="wrap py-14">{t('Loading...')}</p>}
      failed={({ status }) => <StatusMissing status={status} />}
    >
      {(found) => <RecordView record={found} back={enquiryPath(params.secret)} />}
    </AsyncSection>
  );
}
