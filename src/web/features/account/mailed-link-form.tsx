import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { messages } from '#facts/messages.ts';
import type { FormCall, FormOutcome, Values } from '#kit/forms/form-call.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { DonePanel } from './done-panel.tsx';

type Props<Params> = {
  submit: string;
  doneHeading: string;
  /** Resolves to the sentence that describes the outcome. */
  form: FormCall<string, Params>;
  /** Of the page's address. */
  params: Params;
  /** The form's intent, where no field states it. */
  intent?: string;
  children?: (fieldErrors: Values, values: Values) => ReactNode;
  /** The next step after success. */
  then?: ReactNode;
  /** The next step after a failure, such as requesting a new link. */
  instead?: ReactNode;
};

/** One step of a mailed link: a few fields, one call, one answer. Works without scripts too. */
export function MailedLinkForm<Params>({
  submit,
  doneHeading,
  intent,
  children,
  then,
  instead,
  ...props
}: Props<Params>) {
  const posted = useActionData<FormOutcome<string>>();
  const { outcome, sending, onSubmit } = useFormCall(props.form, { params: props.params, posted });
  if (outcome.done !== undefined)
    return (
      <DonePanel heading={doneHeading} detail={outcome.done}>
        {then}
      </DonePanel>
    );
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      {outcome.failure && (
        <Alert>
          <p>{outcome.failure}</p>
          {instead}
        </Alert>
      )}
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children?.(outcome.fieldErrors, outcome.values)}
      <Button type="submit" disabled={sending} className="w-full sm:w-auto sm:justify-self-start">
        {sending ? messages.submitting : submit}
      </Button>
    </form>
  );
}
