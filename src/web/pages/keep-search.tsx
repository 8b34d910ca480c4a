import { useActionData } from 'react-router';
import { paths } from '#facts/paths.ts';
import { keepSearchWords } from '#content/keep-search.ts';
import { keptSearchWords as words } from '#content/kept-search.ts';
import { keepSearchCall } from '#kit/api/kept-search-calls.ts';
import { formAction } from '#kit/forms/form-action.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { KeepSearchForm } from '#features/directory/keep-search.tsx';
import type { Route } from './+types/keep-search';

export const action = formAction(keepSearchCall);
export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: words.title,
    description: words.description,
    path: paths.keepSearch,
    hidden: true,
  });

/** The answer to the form below a list, and the form again when something was wrong. Opened by itself it leads to the lists. */
export default function KeepSearchPage() {
  const posted = useActionData<FormOutcome<string>>();
  const { outcome, sending, onSubmit } = useFormCall(keepSearchCall, { params: {}, posted });
  const { done, failure, values, fieldErrors } = outcome;
  if (done !== undefined || values['search'] === undefined)
    return (
      <StatePage
        heading={done === undefined ? words.title : words.sentHeading}
        lead={done ?? words.begin}
        scene="letter"
        actions={<ButtonLink to={paths.vendors}>{words.all}</ButtonLink>}
      />
    );
  return (
    <StatePage heading={keepSearchWords.heading} scene="letter">
      <div className="mt-6">
        <KeepSearchForm
          search={values['search']}
          email={values['email']}
          emailError={fieldErrors['email']}
          sending={sending}
          onSubmit={onSubmit}
        >
          <Alert className="mb-4">{failure}</Alert>
        </KeepSearchForm>
      </div>
    </StatePage>
  );
}
