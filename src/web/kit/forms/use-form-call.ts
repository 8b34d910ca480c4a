import { useState, type FormEvent } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { messages } from '#facts/messages.ts';
import { api } from '#kit/api/api.ts';
import { NotSignedIn } from '#kit/api/authenticated.ts';
import { runForm, type FormCall, type FormOutcome } from './form-call.ts';
import { formValues } from './form-values.ts';
import { useAboutForm } from './use-about-form.ts';

type Options<Reply, Params, Shown> = {
  /** Parameters of the page's address. */
  params: Params;
  /** Outcome of the form when it was posted without scripts. */
  posted?: FormOutcome<Shown>;
  /** Runs after success in the browser alone, such as sign-in or navigation. The form counts as sending until it is done. */
  onDone?: (reply: Reply, form: HTMLFormElement) => void | Promise<void>;
};

const untouched = { fieldErrors: {}, values: {} };

/** Focuses the first field marked as wrong, once it is rendered. */
const focusFirstWrong = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());

/** Returns the sentence for a failure without an answer; a fault of our own code has none for visitors. */
function sentenceOf(error: unknown): string {
  if (isApiError(error) || error instanceof NotSignedIn) return error.message;
  console.error(error);
  return messages.quoteFailed;
}

/** The life of a form in the browser: wrong, sending, failed, done. */
export function useFormCall<Reply extends Shown, Params, Shown>(
  form: FormCall<Reply, Params, Shown>,
  { params, posted, onDone }: Options<Reply, Params, Shown>,
) {
  const [outcome, setOutcome] = useState<FormOutcome<Shown>>(posted ?? untouched);
  const [sending, setSending] = useState(false);
  const about = useAboutForm();

  async function submit(element: HTMLFormElement) {
    const values = formValues(new FormData(element));
    setSending(true);
    setOutcome({ fieldErrors: {}, values });
    try {
      const came = await runForm(form, api, values, { params, about: about() });
      if (came.done !== undefined) await onDone?.(came.done, element);
      setOutcome(came);
    } catch (error) {
      const failure = form.failed?.(error) ?? sentenceOf(error);
      setOutcome({ failure, fieldErrors: {}, values });
    } finally {
      setSending(false);
      focusFirstWrong(element);
    }
  }

  return {
    outcome,
    sending,
    /** Marks a field as wrong or, with null, as valid again. */
    mark(name: string, problem: string | null) {
      setOutcome(({ fieldErrors: { [name]: _, ...others }, ...rest }) => ({
        ...rest,
        fieldErrors: problem === null ? others : { ...others, [name]: problem },
      }));
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!sending) void submit(event.currentTarget);
    },
  };
}
