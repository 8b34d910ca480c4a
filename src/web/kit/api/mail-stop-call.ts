/** @file Stopping mails of one kind, and resuming them. */
import { isOptionalTopic, type OptionalTopic } from '#facts/mail-topics.ts';
import type { MailStop } from '#contract/mail-stops.ts';
import { checked } from '#contract/reply.ts';
import { hasShape } from '#contract/shape.ts';
import type { FormCall } from '#kit/forms/form-call.ts';
import { postedAct } from '#kit/forms/posted-act.ts';

const isMailStop = hasShape<MailStop>({
  topic: (value): value is OptionalTopic => typeof value === 'string' && isOptionalTopic(value),
  stopped: (value): value is boolean => typeof value === 'boolean',
});

/** The field that resumes mails. */
export const againField = 'again';
/** The field that stops them, with its value, as in the post of a mail program's button (RFC 8058). */
export const stopField = { name: 'List-Unsubscribe', value: 'One-Click' } as const;

export const mailStopCall: FormCall<MailStop, { secret: string }> = {
  keep: [againField],
  async call(api, values, { params }) {
    const again = values[againField] === '1';
    if (!again) postedAct(values, stopField.name, [stopField.value]);
    return checked(isMailStop, api.mailStop({ params, body: { stopped: !again } }));
  },
};
