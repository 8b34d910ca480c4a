/** @file A family's acts on its reviews: writes one; takes one or a picture back, which waits and can be undone. The same call with and without scripts. */
import { isApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import type { familyReviewEndpoints } from '#contract/family-reviews.ts';
import type { CallInput } from '#contract/kit.ts';
import type { Values } from '#kit/forms/form-call.ts';
import { postedAct } from '#kit/forms/posted-act.ts';

type Body = CallInput<typeof familyReviewEndpoints.reviewWrite>['body'];

/** The outcome, for the form of one vendor; the typed text is returned after a failure. */
export type SentReview = {
  introductionId: string;
  status: number;
  failure?: string;
  fieldErrors: Values;
  values: Values;
};

/** Returns the name of the checkbox for a point mentioned. */
export const mentionName = (value: string) => `mention-${value}`;

const bodyOf = (values: Values): Body => ({
  introductionId: values['introductionId'] ?? '',
  stars: values['stars'] ?? '',
  // A posted text area ends its lines with CR LF: two units where the field counted one.
  text: (values['text'] ?? '').replaceAll('\r\n', '\n'),
  name: (values['name'] ?? 'first') as Body['name'],
  mentions: Object.keys(values)
    .filter((name) => name.startsWith(mentionName('')))
    .map((name) => name.slice(mentionName('').length)) as Body['mentions'],
  met: values['met'] === '1',
});

/** Sends the pressed act. Rejects for a fault of our own code. */
export async function sendReview(
  api: Api,
  secret: string,
  values: Values,
  options: { headers?: Record<string, string> } = {},
): Promise<SentReview> {
  const introductionId = values['introductionId'] ?? '';
  const params = { secret };
  try {
    const act = postedAct(values, 'act', ['write', 'withdraw', 'removePicture', 'undo']);
    if (act === 'undo') await api.enquiryHeldUndo({ params });
    else if (act === 'withdraw')
      await api.enquiryHeldSet({ params, body: { act: 'review', introductionId } });
    else if (act === 'removePicture') {
      const { pictureId = '' } = values;
      await api.enquiryHeldSet({ params, body: { act: 'picture', introductionId, pictureId } });
    } else await api.reviewWrite({ params, body: bodyOf(values) }, options);
    return { introductionId, status: 200, fieldErrors: {}, values: {} };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { status, message, fieldErrors } = error;
    return { introductionId, status: status || 503, failure: message, fieldErrors, values };
  }
}
