/**
 * @file One form, stated once: what it sends, what it asks before, and what it says when that fails. The action of its page (no
 * JavaScript, in process) and the browser's submit (`useFormCall`, with fetch) both run this.
 */
import { isApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import { messages } from '#facts/messages.ts';

/** What was typed, by the name of the control. */
export type Values = Readonly<Record<string, string>>;

/** What is known beside the values. */
export type CallContext<Params = unknown> = {
  /** Of the page's address. */
  params: Params;
  /** What the form says about itself: the page, and how long it was open or that it was posted without scripts. */
  about: Readonly<Record<string, string>>;
};

/** How a form came out. `values` are given back after a failure, so that nothing typed is lost. */
export type FormOutcome<Shown> = {
  done?: Shown;
  failure?: string;
  /** Of the failed call; 0 when nothing of ours answered. */
  status?: number;
  fieldErrors: Values;
  values: Values;
};

export type FormCall<Reply extends Shown, Params = unknown, Shown = Reply> = {
  /** What is wrong before anything is sent, by field; empty when nothing is. */
  check?: (values: Values) => Values;
  /** Sends the values. */
  call: (api: Api, values: Values, context: CallContext<Params>) => Promise<Reply>;
  /** The sentence of a failed call, where the server's own is not the one to show. */
  failed?: (error: unknown) => string | undefined;
  /** Names of the fields that a page made from the post gives back after a failure; secrets are not among them. */
  keep: readonly string[];
  /** The same for all whose names begin so. */
  keepPrefix?: string;
  /** What such a page is made from, where the reply holds what must not stand in a page. */
  shown?: (reply: Reply, api: Api) => Promise<Shown>;
  /** The status of such a page; 200 where nothing is said. */
  success?: 201;
};

/** Checks and sends. Resolves to how it came out; rejects with a fault of our own code. */
export async function runForm<Reply extends Shown, Params, Shown>(
  form: FormCall<Reply, Params, Shown>,
  api: Api,
  values: Values,
  context: CallContext<Params>,
): Promise<FormOutcome<Reply>> {
  const wrong = form.check?.(values) ?? {};
  if (Object.keys(wrong).length > 0)
    return { failure: messages.validationErrors, status: 422, fieldErrors: wrong, values };
  try {
    return { done: await form.call(api, values, context), fieldErrors: {}, values: {} };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { status, fieldErrors } = error;
    return { failure: form.failed?.(error) ?? error.message, status, fieldErrors, values };
  }
}
