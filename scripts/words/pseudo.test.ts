import { expect, test } from 'vitest';
import { pseudo } from './pseudo.ts';

test('stretches what is said and keeps values, choices and marks', () => {
  expect(pseudo('Call us')).toBe('Cáäll úüs');
  expect(pseudo('Read the <terms>terms</terms>, {name}')).toBe('Réëáäd théë <terms>téërms</terms>, {name}');
  expect(pseudo('{count, plural, one {# vendor} other {# vendors of {area}}} now')).toBe(
    '{count, plural, one {# véëñdóör} other {# véëñdóörs óöf {area}}} ñóöw',
  );
});
