import { expect, it } from 'vitest';
import { demoCompany } from '#content/demo-company.ts';
import { companyInHindi } from './company.hi.ts';

it('the invented company has its words in Hindi; names, numbers and addresses of mail stay', () => {
  const hindi = companyInHindi(demoCompany);
  expect(hindi.tagline).toBe('दिल्ली-एनसीआर में शादियाँ, घर और नए कारोबार');
  expect(hindi.address.at(-1)).toBe('दिल्ली, भारत');
  expect(hindi.grievanceOfficer).toMatchObject({
    name: 'हरप्रीत सोढ़ी',
    phone: demoCompany.grievanceOfficer.phone,
    email: demoCompany.grievanceOfficer.email,
  });
  const { brand, legalName, phone, email, social } = demoCompany;
  expect(hindi).toMatchObject({ brand, legalName, phone, email, social });
});

it('another company stands as it is configured', () => {
  const another = { ...demoCompany, legalName: 'Chowk Events LLP' };
  expect(companyInHindi(another)).toBe(another);
});
