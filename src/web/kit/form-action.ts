/** @file The answer to a form posted without scripts: one call made in process, its outcome rendered as a page. */
import { data, type RouterContextProvider } from 'react-router';
import { isApiError, type Api } from '#contract/client.ts';
import { formValues } from './form-values.ts';
import { apiContext } from './server-context.ts';

type Values = Readonly<Record<string, string>>;

/** How a form came out. `values` are given back, so that nothing typed is lost; secrets are not among them. */
export type FormOutcome<T> = {
  done?: T;
  failure?: string;
  fieldErrors: Values;
  values: Values;
};

type Args<Params> = { request: Request; params: Params; context: Readonly<RouterContextProvider> };
type Options<T, Params> = {
  /** Makes the call. What it resolves to is shown on the page, so it must hold no secret. */
  call: (api: Api, values: Values, params: Params) => Promise<T>;
  /** Names of the fields that are given back after a failure. */
  keep: readonly string[];
  /** The sentence of a failure, where the server's own is not the one to show. */
  failed?: (error: { status: number; said: string | null }) => string;
};

/** The action of a page with one form. */
export const formAction =
  <T, Params>({ call, keep, failed }: Options<T, Params>) =>
  async ({ request, params, context }: Args<Params>) => {
    const values = formValues(await request.formData());
    try {
      const done = await call(context.get(apiContext), values, params);
      return data<FormOutcome<T>>({ done, fieldErrors: {}, values: {} });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const kept = keep.map((name) => [name, values[name] ?? ''] as const);
      return data<FormOutcome<T>>(
        {
          failure: failed?.(error) ?? error.message,
          fieldErrors: error.fieldErrors,
          values: Object.fromEntries(kept),
        },
        { status: error.status || 503 },
      );
    }
  };
