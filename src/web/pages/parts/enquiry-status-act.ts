/** @file The forms of the private page of an enquiry: each posts here, and `intent` names it. */
import { data, redirect } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import { checked } from '#contract/reply.ts';
import { hasShape, isLike } from '#contract/shape.ts';
import { enquiryPath } from '#facts/paths.ts';
import { familyActs } from '#domain/enquiries/family-acts.ts';
import type { Ending } from '#kit/device/kept-ending.ts';
import { toTeam } from '#features/enquiry/message-form.tsx';
import { formValues } from '#kit/forms/form-values.ts';
import { newKey } from '#kit/forms/new-key.ts';
import { unknownAct } from '#kit/forms/posted-act.ts';

/** A new link has an address, unlike other acts that wait. */
const hasAddress = hasShape<{ path: string | null }>({ path: isLike(/^\/enquiry\/[\w-]+$/) });
type Params = { secret: string };
type Values = Readonly<Record<string, string>>;

/** Forms about the request as a whole. */
const ownForms: Readonly<Record<string, (client: Api, params: Params, values: Values) => Promise<unknown>>> =
  {
    async correct(client, params, { eventDate, guests }) {
      await client.enquiryCorrect({
        params,
        body: { ...(eventDate && { eventDate }), ...(guests && { guests: Number(guests) }) },
      });
    },
    async more(client, params, { vendorId = '' }) {
      await client.enquiryAskMore({ params, body: { vendorIds: [vendorId] } });
    },
  };

/** Returns the ids in the names of drafts on the device. The server has none. */
async function draftsOf(client: Api, params: Params, { reference = '' }: Values): Promise<string[]> {
  if (import.meta.env.SSR) return [];
  const threads = await client.enquiryThreads({ params, query: {} }).catch(() => null);
  return [reference, ...(threads?.vendors ?? []).map(({ introductionId }) => introductionId)].filter(Boolean);
}

let tabKey: string | undefined;
/** A repeated press gets the same address: by one key for each tab, and without scripts by the key that came with the form. */
const linkKey = (ofForm: string | undefined) =>
  import.meta.env.SSR ? ofForm || newKey() : (tabKey ??= newKey());

const ends: Readonly<Record<string, (client: Api, params: Params, values: Values) => Promise<Ending>>> = {
  async erase(client, params, values) {
    const drafts = await draftsOf(client, params, values);
    await client.enquiryHeldSet({ params, body: { act: 'erased' } });
    return { act: 'erased', drafts };
  },
  async link(client, params, { key }) {
    const body = { act: 'link', key: linkKey(key) } as const;
    const { path } = await checked(hasAddress, client.enquiryHeldSet({ params, body }));
    return { act: 'link', path: path! };
  },
};

const waiting: Readonly<Record<string, 'withdrawn' | 'booked'>> = { withdraw: 'withdrawn', booked: 'booked' };
const intents = [
  'message',
  'undo',
  ...[waiting, ends, ownForms].flatMap((acts) => Object.keys(acts)),
  ...familyActs,
];

async function write(client: Api, params: Params, values: Values, posted: FormData) {
  const { introductionId = '', text = '', key = '' } = values;
  const pictures = posted.getAll('pictures').filter((one) => typeof one === 'string');
  await client.enquiryMessageSend({
    params,
    body: {
      text: text.replaceAll('\r\n', '\n'),
      key,
      ...(introductionId && introductionId !== toTeam && { introductionId }),
      ...(pictures.length > 0 && { pictures }),
    },
  });
}

/**
 * Every form of the page posts here; `intent` names the form. An act that ends something waits, with and without scripts, and the page shows
 * how to undo it.
 */
export async function postEnquiryForm(client: Api, params: Params, request: Request) {
  const posted = await request.formData();
  const values = formValues(posted);
  const { intent = '', introductionId = '' } = values;
  if (!intents.includes(intent)) {
    const { status, message } = unknownAct();
    return data({ failure: message }, { status });
  }
  const ofVendor = familyActs.find((one) => one === intent);
  const act = waiting[intent];
  try {
    const ending = await ends[intent]?.(client, params, values);
    if (ending) return data({ ending }, { status: 200 });
    if (intent === 'undo') await client.enquiryHeldUndo({ params });
    else if (act) await client.enquiryHeldSet({ params, body: { act } });
    else if (ofVendor) await client.enquiryHeldSet({ params, body: { act: ofVendor, introductionId } });
    else if (Object.hasOwn(ownForms, intent)) await ownForms[intent]!(client, params, values);
    else await write(client, params, values, posted);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const status = error.status || 503;
    if (intent === 'withdraw' && status !== 404) return data({ failed: true }, { status });
    const [said = error.message] = Object.values(error.fieldErrors);
    // The page itself reports an invalid link.
    if (status !== 404) return data({ failure: said }, { status });
  }
  return redirect(enquiryPath(params.secret), 303);
}
