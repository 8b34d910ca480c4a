/** @file The answer to a form posted without scripts: its call runs in process, its outcome is rendered as a page. */
import { data, type RouterContextProvider } from 'react-router';
import { campaignIn } from './campaign.ts';
import { runForm, type FormCall, type FormOutcome, type Values } from './form-call.ts';
import { formValues } from './form-values.ts';
import { pageUrl } from '#kit/page/page-url.ts';
import { apiContext } from '#kit/page/server-context.ts';

type Args<Params> = { request: Request; params: Params; context: Readonly<RouterContextProvider> };

/** A posted text area ends its lines with CR LF: two units where the field counted one. */
const postedValues = async (request: Request): Promise<Values> =>
  Object.fromEntries(
    Object.entries(formValues(await request.formData())).map(([name, value]) => [
      name,
      value.replaceAll('\r\n', '\n'),
    ]),
  );

const kept = (values: Values, { keep, keepAlso }: Pick<FormCall<unknown>, 'keep' | 'keepAlso'>): Values => ({
  ...keepAlso?.(values),
  ...Object.fromEntries(keep.map((name) => [name, values[name] ?? ''])),
});

async function answer<Reply extends Shown, Params, Shown>(
  form: FormCall<Reply, Params, Shown>,
  values: Values,
  { request, params, context }: Args<Params>,
): Promise<{ outcome: FormOutcome<Shown>; status: number }> {
  const api = context.get(apiContext);
  const { pathname, search } = new URL(request.url);
  // A reload repeats the post: by `posted` the server recognises the same values as one request.
  const about = { page: pathname, posted: '1', ...campaignIn(search) };
  const { done, status, ...rest } = await runForm(form, api, values, { params, about });
  if (done !== undefined) {
    const shown = form.shown ? await form.shown(done, api) : done;
    return { outcome: { ...rest, done: shown }, status: form.success ?? 200 };
  }
  return { outcome: { ...rest, status, values: kept(values, form) }, status: status || 503 };
}

/** The action of a page with one form. */
export const formAction =
  <Reply extends Shown, Params, Shown>(form: FormCall<Reply, Params, Shown>) =>
  async (args: Args<Params>) => {
    const { outcome, status } = await answer(form, await postedValues(args.request), args);
    return data(outcome, { status });
  };

/** Outcome of one of a page's forms, under the name of that form. */
export type Posted<Name extends string, Shown> = Partial<Record<Name, FormOutcome<Shown>>>;

/** The action of a page with several forms: `formOf` returns the posted one and its name. */
export const formsAction =
  <Name extends string, Reply>(
    formOf: (posted: { values: Values; url: URL }) => Promise<{ name: Name; form: FormCall<Reply> }>,
  ) =>
  async (args: Args<unknown>) => {
    const values = await postedValues(args.request);
    const { name, form } = await formOf({ values, url: pageUrl(args.request) });
    const { outcome, status } = await answer(form, values, args);
    return data({ [name]: outcome } as Posted<Name, Reply>, { status });
  };
