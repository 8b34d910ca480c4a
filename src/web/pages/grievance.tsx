import { useActionData } from 'react-router';
import { paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import type { GrievanceTicket } from '#contract/grievances.ts';
import { checked } from '#contract/reply.ts';
import { grievance } from '#content/company/grievance.ts';
import { api } from '#kit/api.ts';
import { formAction, type FormOutcome } from '#kit/form-action.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextSections } from '#features/company/text-sections.tsx';
import { ComplaintForm } from '#features/grievance/complaint-form.tsx';
import { isShownTicket, type ShownTicket } from '#features/grievance/shown-ticket.ts';
import { StatusForm } from '#features/grievance/status-form.tsx';
import { TimeLimits } from '#features/grievance/time-limits.tsx';
import type { Route } from './+types/grievance';

type Values = Readonly<Record<string, string>>;

/** What the form says about itself, for telling people from machines; a page without scripts knows no time. */
const aboutForm = ({ _website = '', _elapsedMs }: Values) =>
  String(new URLSearchParams({ honeypot: _website, ...(_elapsedMs && { elapsedMs: _elapsedMs }) }));
const complain = (client: Api, values: Values) => {
  const { about = '', name = '', email = '', phone = '', message = '' } = values;
  const body = { about: about as GrievanceTicket['about'], name, email, message, ...(phone && { phone }) };
  const options = { headers: { 'x-form': aboutForm(values) } };
  return checked(isShownTicket, client.grievanceSubmit({ body }, options));
};
const look = (client: Api, { ticket = '', email = '' }: Values) =>
  checked(isShownTicket, client.grievanceStatus({ body: { ticket, email } }));

export const action = formAction<{ form: string; ticket: ShownTicket }, unknown>({
  keep: ['form', 'about', 'name', 'email', 'phone', 'message', 'ticket'],
  call: async (client, values) => ({
    form: values['form'] ?? '',
    ticket: await (values['form'] === 'status' ? look : complain)(client, values),
  }),
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: grievance.title,
    description: grievance.metaDescription,
    path: paths.grievance,
  });

/** What the post of one of the two forms came to, for that form alone. */
function usePosted(form: string): FormOutcome<ShownTicket> | undefined {
  const posted = useActionData<FormOutcome<{ form: string; ticket: ShownTicket }>>();
  if (!posted || (posted.done?.form ?? posted.values['form']) !== form) return undefined;
  return { ...posted, done: posted.done?.ticket };
}

export default function Grievance() {
  const complaint = usePosted('complaint');
  const status = usePosted('status');
  return (
    <div className="wrap py-10 md:py-14">
      <PageHeading lead={grievance.intro}>{grievance.title}</PageHeading>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <section aria-labelledby="complain">
          <h2 id="complain" className="mb-5 text-2xl">
            Tell us what happened
          </h2>
          <ComplaintForm call={(values) => complain(api, values)} posted={complaint} />
        </section>
        <div className="grid gap-6">
          <TimeLimits />
          <StatusForm call={(values) => look(api, values)} posted={status} />
        </div>
      </div>
      <div className="mt-14 border-t border-line pt-12">
        <TextSections sections={grievance.sections} className="lg:grid-cols-2 lg:gap-x-16" />
      </div>
    </div>
  );
}
