/** @file What a family decides about a quote. With scripts or without it is the same call. */
import { isApiError } from '#contract/api-error.ts';
import { familyQuoteActs } from '#domain/quotes/quote-changes.ts';
import type { Api } from '#contract/client.ts';
import type { Values } from '#kit/forms/form-call.ts';
import { postedAct } from '#kit/forms/posted-act.ts';

/** How it came out; what was typed is given back after a failure. */
export type SentQuoteAct = { introductionId: string; status: number; failure?: string; text?: string };

/** Sends what was pressed; with `held` an acceptance waits and can be taken back. Rejects with a fault of our own code. */
export async function sendQuoteAct(
  api: Api,
  secret: string,
  values: Values,
  { held }: { held: boolean },
): Promise<SentQuoteAct> {
  const { introductionId = '', version = '0', key = '' } = values;
  // A text field ends its lines as mail does once it is posted: two units where the field counted one.
  const text = (values['text'] ?? '').replaceAll('\r\n', '\n');
  try {
    const act = postedAct(values, 'act', [...familyQuoteActs, 'undo']);
    if (act === 'undo') await api.enquiryHeldUndo({ params: { secret } });
    else if (act === 'accepted' && held)
      await api.enquiryHeldSet({
        params: { secret },
        body: { act, introductionId, version: Number(version) },
      });
    else
      await api.enquiryQuoteAct({
        params: { secret, introductionId },
        body: act === 'asked' ? { act, text, key } : { act, version: Number(version) },
      });
    return { introductionId, status: 200 };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return {
      introductionId,
      status: error.status || 503,
      failure: error.fieldErrors['text'] ?? error.message,
      text,
    };
  }
}
