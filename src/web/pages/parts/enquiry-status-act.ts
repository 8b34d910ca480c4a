/** @file The forms of the private page of an enquiry: each posts here, and `intent` names it. */
import { data, redirect } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import { checked } from '#contract/reply.ts';
import { hasShape, isLike } from '#contract/shape.ts';
import { enquiryPath } from '#facts/paths.ts';
import { familyActs } from '#domain/enquiries/family-acts.ts';
import { toTeam } from '#features/enquiry/message-form.tsx';
import { isToAsk } from '#kit/forms/ask-first.tsx';
import { forgetDraftsAbout } from '#kit/drafts/forget-drafts.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { unknownAct } from '#kit/forms/posted-act.ts';

/** With scripts an act that ends something waits and can be undone; without them a second page has asked, and it happens at once. */
type How = 'held' | 'at once';

/** An invalid link cannot be withdrawn either; the page itself reports it. */
async function withdraw(client: Api, params: { secret: string }, how: How) {
  try {
    if (how === 'held') await client.enquiryHeldSet({ params, body: { act: 'withdrawn' } });
    else await client.enquiryWithdraw({ params });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status !== 404) return data({ failed: true }, { status: error.status || 503 });
  }
  return redirect(enquiryPath(params.secret), 303);
}

const isAddress = hasShape<{ path: string }>({ path: isLike(/^\/enquiry\/[\w-]+$/) });
type Params = { secret: string };
type Values = Readonly<Record<string, string>>;

/** Forms about the request as a whole: each returns the next address. */
const ownForms: Readonly<Record<string, (client: Api, params: Params, values: Values) => Promise<string>>> = {
  async correct(client, params, { eventDate, guests }) {
    await client.enquiryCorrect({
      params,
      body: { ...(eventDate && { eventDate }), ...(guests && { guests: Number(guests) }) },
    });
    return enquiryPath(params.secret);
  },
  async booked(client, params, { sure }) {
    // The page that asks, without scripts, has waited already.
    if (sure) await client.enquiryBooked({ params });
    else await client.enquiryHeldSet({ params, body: { act: 'booked' } });
    return enquiryPath(params.secret);
  },
  async more(client, params, { vendorId = '' }) {
    await client.enquiryAskMore({ params, body: { vendorIds: [vendorId] } });
    return enquiryPath(params.secret);
  },
  async link(client, params) {
    const { path } = await checked(isAddress, client.enquiryLinkNew({ params }));
    return path;
  },
};

/** Returns the ids in the names of drafts on the device. The server has none. */
async function draftsOf(client: Api, params: Params, { reference = '' }: Values): Promise<string[]> {
  if (import.meta.env.SSR) return [];
  const threads = await client.enquiryThreads({ params, query: {} }).catch(() => null);
  return [reference, ...(threads?.vendors ?? []).map(({ introductionId }) => introductionId)].filter(Boolean);
}

export async function own(client: Api, params: Params, values: Values) {
  try {
    if (values['intent'] === 'erase') {
      if (!values['sure']) return redirect(enquiryPath(params.secret), 303);
      const drafts = await draftsOf(client, params, values);
      await client.enquiryErase({ params });
      forgetDraftsAbout(drafts);
      return data({ erased: true }, { status: 200 });
    }
    return redirect(await ownForms[values['intent']!]!(client, params, values), 303);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const [said = error.message] = Object.values(error.fieldErrors);
    return data({ failure: said }, { status: error.status || 503 });
  }
}

const intents = ['message', 'withdraw', 'undo', 'erase', ...familyActs, ...Object.keys(ownForms)];

/** Every form of the page posts here; `intent` names the form. */
export async function postEnquiryForm(client: Api, params: Params, request: Request, how: How) {
  const posted = await request.formData();
  const values = formValues(posted);
  const { intent = '', introductionId = '', text = '', key = '' } = values;
  if (!intents.includes(intent)) {
    const { status, message } = unknownAct();
    return data({ failure: message }, { status });
  }
  if (how === 'at once' && isToAsk(intent, values))
    return data({ ask: { act: intent, fields: { intent, introductionId } } }, { status: 200 });
  if (intent === 'withdraw') return withdraw(client, params, how);
  if (intent === 'erase' || Object.hasOwn(ownForms, intent)) return own(client, params, values);
  const pictures = posted.getAll('pictures').filter((one) => typeof one === 'string');
  const wanted = familyActs.find((one) => one === intent);
  try {
    if (intent === 'undo') await client.enquiryHeldUndo({ params });
    else if (how === 'held' && wanted)
      await client.enquiryHeldSet({ params, body: { act: wanted, introductionId } });
    else if (wanted)
      await client.enquiryVendorAct({ params: { ...params, introductionId }, body: { act: wanted } });
    else
      await client.enquiryMessageSend({
        params,
        body: {
          text: text.replaceAll('\r\n', '\n'),
          key,
          ...(introductionId && introductionId !== toTeam && { introductionId }),
          ...(pictures.length > 0 && { pictures }),
        },
      });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status !== 404) return data({ failure: error.message }, { status: error.status || 503 });
  }
  return redirect(enquiryPath(params.secret), 303);
}
