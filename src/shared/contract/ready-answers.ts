/** @file A vendor's ready answers: its own, and those that every vendor has to begin with. */
import { z } from 'zod';
import { t } from '#words/t.ts';
import { api } from '#facts/api.ts';
import { readyAnswerLimits as limits, unknownPlaceholder } from '#domain/enquiries/ready-answers.ts';
import { id } from './ids.ts';
import { endpoint } from './kit.ts';
import { requiredText } from './text.ts';

const ReadyAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  text: z.string().describe('With placeholders, such as `{day}`'),
});
export type ReadyAnswer = z.infer<typeof ReadyAnswer>;

export const ReadyAnswers = z
  .object({ answers: z.array(ReadyAnswer).max(limits.answers).describe('The oldest first') })
  .meta({ id: 'ReadyAnswers' });
export type ReadyAnswers = z.infer<typeof ReadyAnswers>;

const reply = [200, ReadyAnswers] as const;
const params = z.object({ answerId: id });

export const readyAnswerEndpoints = {
  readyAnswerList: endpoint({
    route: api.readyAnswerList,
    summary: "The vendor's own ready answers",
    auth: 'vendor',
    reply,
  }),
  readyAnswerSave: endpoint({
    route: api.readyAnswerSave,
    summary: `Add a ready answer under an id that its writer made, change it, or put it back; at most ${limits.answers}`,
    auth: 'vendor',
    params,
    body: z.strictObject({
      name: requiredText(limits.name, t('Please name the answer.')),
      text: requiredText(limits.text, t('Please write the answer.')).refine(
        (text) => unknownPlaceholder(text) === null,
        { error: t('Only the placeholders that are listed can be filled in.') },
      ),
    }),
    reply,
    errors: ['not_found', 'conflict'],
    perMinute: 60,
  }),
  readyAnswerRemove: endpoint({
    route: api.readyAnswerRemove,
    summary: 'Remove a ready answer; saving it again under its id puts it back',
    auth: 'vendor',
    params,
    reply,
    errors: ['not_found'],
  }),
};
