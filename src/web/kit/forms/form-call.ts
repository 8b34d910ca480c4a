/**
 * @file One form, defined once: its call, its validation, and its failure sentences. The action of its page (no JavaScript, in process) and
 * the browser's submit (`useFormCall`, with fetch) both run this.
 */
import { isApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import { messages } from '#facts/messages.ts';

/** Typed values, by the name of the control. */
export type Values = Readonly<Record<string, string>>;

/** Context beside the values. */
export type CallContext<Params = unknown> = {
  /** Parameters of the page's address. */
  params: Params;
  /** The form's metadata: the page, and how long it was open or that it was posted without scripts. */
  about: Readonly<Record<string, string>>;
};

/** Outcome of a form. `values` are returned after a failure, so that no input is lost. */
export type FormOutcome<Shown> = {
  done?: Shown;
  failure?: string;
  /** Status of the failed call; 0 when our server did not answer. */
  status?: number;
  fieldErrors: Values;
  /** What is asked before sending, by field: nothing was sent, and nothing is refused. */
  questions?: Values;
  values: Values;
};

export type FormCall<Reply extends Shown, Params = unknown, Shown = Reply> = {
  /** Returns the errors before anything is sent, by field; empty when there are none. */
  check?: (values: Values) => Values;
  /** Returns what to ask before anything is sent, by field; empty when there is nothing to ask. */
  questions?: (values: Values) => Values;
  /** Sends the values. */
  call: (api: Api, values: Values, context: CallContext<Params>) => Promise<Reply>;
  /** Returns the sentence of a failed call, where the server's own is not shown. */
  failed?: (error: unknown) => string | undefined;
  /** Names of the fields returned by a page made from the post after a failure; secrets are not among them. */
  keep: readonly string[];
  /** Returns more values for such a page, by the names of their controls. */
  keepAlso?: (values: Values) => Values;
  /** Returns the data of such a page, where the reply holds values that must not be in a page. */
  shown?: (reply: Reply, api: Api) => Promise<Shown>;
  /** The status of such a page; 200 by default. */
  success?: 201;
};

/** Validates and sends. Resolves to the outcome; rejects for a fault of our own code. */
export async function runForm<Reply extends Shown, Params, Shown>(
  form: FormCall<Reply, Params, Shown>,
  api: Api,
  values: Values,
  context: CallContext<Params>,
): Promise<FormOutcome<Reply>> {
  const wrong = form.check?.(values) ?? {};
  if (Object.keys(wrong).length > 0)
    return { failure: messages.validationErrors, status: 422, fieldErrors: wrong, values };
  const questions = form.questions?.(values) ?? {};
  if (Object.keys(questions).length > 0) return { status: 422, fieldErrors: {}, questions, values };
  try {
    return { done: await form.call(api, values, context), fieldErrors: {}, values: {} };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { status, fieldErrors } = error;
    return { failure: form.failed?.(error) ?? error.message, status, fieldErrors, values };
  }
}
