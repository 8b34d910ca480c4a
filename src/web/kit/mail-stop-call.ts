/** @file Stopping mails of one kind, and letting them come again. */
import { isOptionalTopic, type OptionalTopic } from '#facts/mail-topics.ts';
import type { MailStop } from '#contract/mail-stops.ts';
import { checked } from '#contract/reply.ts';
import { hasShape } from '#contract/shape.ts';
import type { FormCall } from './form-call.ts';

const isMailStop = hasShape<MailStop>({
  topic: (value): value is OptionalTopic => typeof value === 'string' && isOptionalTopic(value),
  stopped: (value): value is boolean => typeof value === 'boolean',
});

/** The field by which mails come again. Whatever else is posted stops them, as the button of a mail program does (RFC 8058). */
export const againField = 'again';

export const mailStopCall: FormCall<MailStop, { secret: string }> = {
  keep: [againField],
  call: (api, values, { params }) =>
    checked(isMailStop, api.mailStop({ params, body: { stopped: values[againField] !== '1' } })),
};
