import { expect, it } from 'vitest';
import { outcomeInWords } from './mail-server-test.tsx';

const outcome = { sentTo: 'a@example.in', toFiles: false, refusal: null, triedAgain: 0 };
it.each([
  [{}, 'The mail server took a mail to a@example.in.'],
  [
    { triedAgain: 1 },
    'The mail server took a mail to a@example.in. One mail that waited is tried again now.',
  ],
  [
    { triedAgain: 6 },
    'The mail server took a mail to a@example.in. 6 mails that waited are tried again now.',
  ],
  [{ refusal: '451 try again' }, 'The mail to a@example.in was not taken: 451 try again'],
  [
    { toFiles: true },
    'There is no mail server (SMTP_URL), so the mail to a@example.in was written to a file.',
  ],
])('a test that ended with %j is said', (part, words) =>
  expect(outcomeInWords({ ...outcome, ...part })).toBe(words),
);
