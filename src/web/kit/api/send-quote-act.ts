/** @file A family's decision about a quote. The same call with and without scripts. */
import { isApiError } from '#contract/api-error.ts';
import { familyQuoteActs } from '#domain/quotes/quote-changes.ts';
import type { Api } from '#contract/client.ts';
import type { Values } from '#kit/forms/form-call.ts';
import { postedAct } from '#kit/forms/posted-act.ts';

/** The outcome; the typed text is returned after a failure. */
export type SentQuoteAct = { introductionId: string; status: number; failure?: string; text?: string };

/** Sends the pressed act; a decision waits and can be undone. Rejects for a fault of our own code. */
export async function sendQuoteAct(api: Api, secret: string, values: Values): Promise<SentQuoteAct> {
  const { introductionId = '', version = '0', key = '' } = values;
  // A posted text area ends its lines with CR LF: two units where the field counted one.
  const text = (values['text'] ?? '').replaceAll('\r\n', '\n');
  try {
    const act = postedAct(values, 'act', [...familyQuoteActs, 'undo']);
    if (act === 'undo') await api.enquiryHeldUndo({ params: { secret } });
    else if (act === 'asked')
      await api.enquiryQuoteAct({ params: { secret, introductionId }, body: { act, text, key } });
    else
      await api.enquiryHeldSet({
        params: { secret },
        body: { act: act === 'declined' ? 'refused' : act, introductionId, version: Number(version) },
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
