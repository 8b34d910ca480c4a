/** @file Actions of a shared list's buttons, defined once: the page's action runs them in process, the browser with fetch. */
import { data } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import { isText } from '#domain/formats/fields.ts';
import type { SharedList } from '#contract/lists.ts';
import { checked, type Unread } from '#contract/reply.ts';
import { hasShape } from '#contract/shape.ts';
import { sharedListWords as words } from '#content/shared-list.ts';
import type { Values } from '#kit/forms/form-call.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { postedAct } from '#kit/forms/posted-act.ts';

/** The outcome. `values` are the typed ones, shown again where the page is rendered anew. */
export type ListChanged = {
  failure?: string;
  /** What is wrong, by the name of its field on the page: `name`, `link`, `text:` with the vendor. */
  errors?: Values;
  status: number;
  deleted?: true;
  /** The id of the vendor that was removed by it. */
  removed?: string;
  listId?: string;
  values: Values;
};

type ListAct = { api: Api; params: { secret: string }; vendorId: string; values: Values };
type Reply = Promise<Unread<SharedList>>;

const isList = hasShape<Pick<SharedList, 'id'>>({ id: isText });
const isDeleted = hasShape<{ message: string }>({ message: isText });
const profileLink = /(?:^|\/profile\/)([\w-]{1,80})\/?$/i;

const personIn = ({ name = '', voter }: Values) => ({ name, ...(voter && { voter }) });
const vote =
  (vote: 1 | -1 | 0) =>
  ({ api, params, vendorId, values }: ListAct): Reply =>
    api.listVote({ params, body: { vendorId, vote, ...personIn(values) } });

/** By the first word of the pressed button's value; the vendor follows after a colon. */
const changes = {
  yes: vote(1),
  no: vote(-1),
  clear: vote(0),
  comment: ({ api, params, vendorId, values }) =>
    api.listComment({
      params,
      body: { text: values[`text:${vendorId}`] ?? '', ...(vendorId && { vendorId }), ...personIn(values) },
    }),
  remove: ({ api, params, vendorId, values: { name } }) =>
    api.listRemove({ params: { ...params, vendorId }, query: { name: name?.trim() || undefined } }),
  restore: ({ api, params }) => api.listRestore({ params }),
  add: ({ api, params, vendorId }) => api.listAdd({ params, body: { vendorId } }),
} satisfies Readonly<Record<string, (asked: ListAct) => Reply>>;
/** Further acts: the list is deleted, or a name is stored on the device by Enter. */
const acts = [...(Object.keys(changes) as (keyof typeof changes)[]), 'delete', 'name'] as const;

/** Returns the vendor that a button names, or the one whose link was typed. */
const vendorIn = (named: string, { link = '' }: Values) =>
  named || (profileLink.exec(link.trim())?.[1] ?? '');

/** Returns the faults by the fields of the page. */
function errorsOf(fieldErrors: Values, vendorId: string, { link }: Values): Values {
  const fields: Values = { name: 'name', text: `text:${vendorId}`, ...(link && { vendorId: 'link' }) };
  return Object.fromEntries(
    Object.entries(fieldErrors).flatMap(([name, said]) => (fields[name] ? [[fields[name], said]] : [])),
  );
}

/** Runs the action of the pressed button. Rejects only for a fault of our own code. */
export async function changeList(api: Api, secret: string, values: Values): Promise<ListChanged> {
  const [pressed = '', named = ''] = (values['change'] ?? '').split(':');
  const params = { secret };
  const vendorId = pressed === 'add' ? vendorIn(named, values) : named;
  try {
    const change = postedAct({ pressed }, 'pressed', acts);
    if (change === 'delete') {
      await checked(
        isDeleted,
        api.listDelete({ params, query: { name: values['name']?.trim() || undefined } }),
      );
      return { status: 200, deleted: true, values: {} };
    }
    if (change === 'add' && !vendorId)
      return { failure: words.addWrong, errors: { link: words.addWrong }, status: 422, values };
    const shown = { status: 200, values: { name: values['name'] ?? '' } };
    if (change === 'name') return shown;
    const { id } = await checked(isList, changes[change]({ api, params, vendorId, values }));
    return { ...shown, listId: id, ...(change === 'remove' && { removed: vendorId }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const [said = error.message] = Object.values(error.fieldErrors);
    const errors = errorsOf(error.fieldErrors, vendorId, values);
    return { failure: said, errors, status: error.status || 503, values };
  }
}

/** Runs the action of a posted form, and answers with its status: the action of each page of a list on the server. */
export async function postListForm(api: Api, secret: string, request: Request) {
  const changed = await changeList(api, secret, formValues(await request.formData()));
  return data(changed, { status: changed.status });
}
