import { useActionData } from 'react-router';
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { grievance } from '#content/company/grievance.ts';
import { formsAction, type Posted } from '#kit/forms/form-action.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextSections } from '#features/company/text-sections.tsx';
import { ComplaintForm } from '#features/grievance/complaint-form.tsx';
import { complaintCall, refusedCall, statusCall } from '#features/grievance/grievance-calls.ts';
import type { ShownTicket } from '#features/grievance/shown-ticket.ts';
import { StatusForm } from '#features/grievance/status-form.tsx';
import { TimeLimits } from '#features/grievance/time-limits.tsx';
import type { Route } from './+types/grievance';

type FormName = 'complaint' | 'status';

/** Both forms state their name in a hidden field. */
export const action = formsAction<FormName, ShownTicket>(async ({ values }) =>
  values['form'] === 'status'
    ? { name: 'status', form: statusCall }
    : { name: 'complaint', form: values['form'] === 'complaint' ? complaintCall : refusedCall },
);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: grievance.title,
    description: grievance.metaDescription,
    path: paths.grievance,
  });

export default function Grievance() {
  const posted = useActionData<Posted<FormName, ShownTicket>>();
  return (
    <div className="wrap py-10 md:py-14">
      <PageHeading lead={grievance.intro}>{grievance.title}</PageHeading>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <section aria-labelledby="complain">
          <h2 id="complain" className="mb-5 text-2xl">
            {t('Tell us what happened')}
          </h2>
          <ComplaintForm posted={posted?.complaint} />
        </section>
        <div className="grid gap-6">
          <TimeLimits />
          <StatusForm posted={posted?.status} />
        </div>
      </div>
      <div className="mt-14 border-t border-line pt-12">
        <TextSections sections={grievance.sections} className="lg:grid-cols-2 lg:gap-x-16" />
      </div>
    </div>
  );
}
