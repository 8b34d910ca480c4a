/** @file Asking for mails about new vendors of a search, confirming them, and ending them. */
import { isText } from '#domain/formats/fields.ts';
import type { KeptSearch } from '#contract/kept-searches.ts';
import { checked } from '#contract/reply.ts';
import { hasShape } from '#contract/shape.ts';
import type { FormCall } from '#kit/forms/form-call.ts';
import { postedAct } from '#kit/forms/posted-act.ts';
import { isSaid } from './reply-shapes.ts';
import { stopField } from './mail-stop-call.ts';

const isKeptSearch = hasShape<KeptSearch>({
  title: isText,
  path: isText,
  state: (value): value is KeptSearch['state'] => ['waiting', 'kept', 'ended'].includes(value as string),
  endsAt: isText,
});

/** Resolves to the sentence that describes the next step. */
export const keepSearchCall: FormCall<string> = {
  keep: ['email', 'search'],
  call: async (api, { email = '', search = '' }) =>
    (await checked(isSaid, api.keptSearchAsk({ body: { email, search } }))).message,
};

/** The field that confirms a search, or keeps it after all. */
export const keepField = { name: 'intent', value: 'keep' } as const;
/** The field that ends it, as in the post of a mail program's button (RFC 8058). */
export const endField = stopField;

export const keptSearchCall: FormCall<KeptSearch, { secret: string }> = {
  keep: [],
  async call(api, values, { params }) {
    const kept = values[endField.name] !== endField.value;
    if (kept) postedAct(values, keepField.name, [keepField.value]);
    return checked(isKeptSearch, api.keptSearchSet({ params, body: { kept } }));
  },
};
