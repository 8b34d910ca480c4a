import { useState, type FormEvent } from 'react';
import { isApiError } from '#contract/client.ts';
import { messages } from '#facts/messages.ts';
import type { FormOutcome } from './form-action.ts';
import { formValues } from './form-values.ts';
import { NotSignedIn } from './authenticated.ts';

type Values = Readonly<Record<string, string>>;
type Options<T> = {
  call: (values: Values, form: HTMLFormElement) => Promise<T>;
  /** What is wrong before anything is sent, by field; empty means nothing. */
  check?: (values: Values) => Values;
  /** Said above the form when `check` found something. */
  checkFailed?: string;
  /** The sentence of a failed call, where the server's own is not the one to show. */
  failed?: (error: unknown) => string;
  /** How the form came out when it was posted without scripts. */
  posted?: FormOutcome<T>;
};

const untouched = { fieldErrors: {}, values: {} };

/** Puts the focus on the first field that is marked wrong, once it is. */
const focusFirstWrong = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());

/** What a failure says by itself; a fault of our own code has no words for visitors. */
function sentenceOf(error: unknown): string {
  if (isApiError(error) || error instanceof NotSignedIn) return error.message;
  console.error(error);
  return messages.quoteFailed;
}

/** The life of a form that makes one call: wrong, sending, failed, done. */
export function useFormCall<T>({ call, check, checkFailed, failed, posted }: Options<T>) {
  const [outcome, setOutcome] = useState<FormOutcome<T>>(posted ?? untouched);
  const [sending, setSending] = useState(false);

  async function submit(form: HTMLFormElement) {
    const values = formValues(new FormData(form));
    const wrong = check?.(values) ?? {};
    if (Object.keys(wrong).length > 0) {
      setOutcome({ failure: checkFailed, fieldErrors: wrong, values });
      focusFirstWrong(form);
      return;
    }
    setSending(true);
    setOutcome({ fieldErrors: {}, values });
    try {
      setOutcome({ done: await call(values, form), fieldErrors: {}, values: {} });
    } catch (error) {
      const fieldErrors = isApiError(error) ? error.fieldErrors : {};
      setOutcome({ failure: failed?.(error) ?? sentenceOf(error), fieldErrors, values });
      focusFirstWrong(form);
    } finally {
      setSending(false);
    }
  }

  return {
    outcome,
    sending,
    /** Marks a field as wrong or, with null, as right again. */
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
