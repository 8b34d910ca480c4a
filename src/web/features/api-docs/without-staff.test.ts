import { expect, it } from 'vitest';
import { withoutStaff } from './without-staff.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

it('drops the staff’s calls and what only they mention, and keeps what is mentioned by a mention, however round', () => {
  const document = {
    openapi: '3.1.0',
    paths: { '/api/vendors': { get: ref('Card') }, '/api/staff/vendors': { get: ref('DeskVendor') } },
    components: {
      securitySchemes: { bearer: {} },
      schemas: { Card: { picture: ref('Picture') }, Picture: { of: ref('Card') }, DeskVendor: {} },
    },
  };
  expect(withoutStaff(document)).toEqual({
    openapi: '3.1.0',
    paths: { '/api/vendors': { get: ref('Card') } },
    components: {
      securitySchemes: { bearer: {} },
      schemas: { Card: { picture: ref('Picture') }, Picture: { of: ref('Card') } },
    },
  });
});
