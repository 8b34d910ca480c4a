/** @file Kept searches: new vendors that fit a search of the directory are told by e-mail, at most weekly, without an account. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { keptSearchLimits } from '#facts/limits.ts';
import { t } from '#words/t.ts';
import { endpoint } from './kit.ts';
import { compared, email, text } from './text.ts';

export const KeptSearch = z
  .object({
    title: z.string().describe('What is searched for, in words: `Catering, Dwarka`'),
    path: z.string().describe('The list of the directory'),
    state: z
      .enum(['waiting', 'kept', 'ended'])
      .describe('`waiting` for the confirmation; `ended` by its reader, who can still keep it after all'),
    endsAt: z.string().describe('When it ends and is destroyed, with the address'),
  })
  .meta({ id: 'KeptSearch' });
export type KeptSearch = z.infer<typeof KeptSearch>;

const secret = z.object({ secret: compared(512) });

export const keptSearchEndpoints = {
  keptSearchAsk: endpoint({
    route: api.keptSearchAsk,
    summary:
      'Mail a request to confirm that new vendors of a search are told; the answer is the same whether the address is known or not',
    auth: 'anyone',
    body: z.strictObject({
      email: email(t('Please enter your e-mail address.')),
      search: text(keptSearchLimits.search).describe(
        'The query of the directory’s address: `q=caterer+dwarka&guests=200`; empty for all vendors',
      ),
    }),
    reply: [202, z.object({ message: z.string() }).meta({ id: 'KeptSearchAsked' })],
    errors: ['too_many_requests'],
    perMinute: 5,
  }),
  keptSearchGet: endpoint({
    route: api.keptSearchGet,
    summary: 'A search, by the secret of the mails about it',
    auth: 'anyone',
    params: secret,
    reply: [200, KeptSearch],
    errors: ['not_found'],
    perMinute: 60,
  }),
  keptSearchSet: endpoint({
    route: api.keptSearchSet,
    summary: 'Confirm a search, end it, or keep it after all; twice is once',
    auth: 'anyone',
    params: secret,
    body: z.strictObject({ kept: z.boolean() }),
    reply: [200, KeptSearch],
    errors: ['not_found', 'conflict'],
    // Unsubscribe buttons of mail programs call from a few addresses of their providers.
    perMinute: 300,
  }),
};
