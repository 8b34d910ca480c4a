import { expect, it } from 'vitest';
import { commonPasswords, strengthHint } from './password-strength.ts';

it.each([
  ['', /^$/],
  ['password', /commonest/],
  ['PASSWORD', /commonest/],
  ['password1234', /common password with/],
  ['!!P@ssw0rd99', /common password with/],
  ['1234kettle', /Strong/],
  ['ab1$x', /Too short/],
  ['aaaaaaaaaaaa', /few different/],
  ['chai-9', /Fair/],
  ['gulmohar9', /Fair/],
  ['gulmohar-9', /Strong/],
])('%s: %s', async (password, expected) =>
  expect(strengthHint(password, await commonPasswords())).toMatch(expected),
);

it('knows a thousand, each long enough to pass the gate', async () => {
  const common = [...(await commonPasswords())];
  expect(common).toHaveLength(1000);
  expect(common.filter((one) => one.length < 6 || one !== one.toLowerCase())).toEqual([]);
});
