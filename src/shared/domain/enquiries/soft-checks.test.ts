import { describe, expect, it } from 'vitest';
import { enquiryKinds } from './enquiry-kinds.ts';
import { sendAnyway } from './enquiry-field-texts.ts';
import { softQuestions } from './soft-checks.ts';

const today = '2026-11-29';
const asked = (values: Record<string, string>) =>
  softQuestions(enquiryKinds.catering, { name: 'Sunita', ...values }, today);

describe('a number', () => {
  it.each([
    '98765 43210',
    '+91 98765 43210',
    '09876543210',
    '011 2345 6789',
    '0120-4567890',
    '+44 20 7946 0958',
    '0044 20 7946 0958',
    '९८७६५४३२१०',
  ])('%s can be called: nothing is asked', (phone) => {
    expect(asked({ phone })).toEqual({});
  });

  it.each(['98765', '987654321', '98765432101', '0000000000', '9999999999', 'WhatsApp', '+', '0123456789'])(
    '%s is asked about',
    (phone) => {
      expect(Object.keys(asked({ phone }))).toEqual(['phone']);
    },
  );
});

describe('an address', () => {
  it.each([
    'sunita@gmail.com',
    'a@b.in',
    'x@yahoo.co.uk',
    'office@शादी.भारत',
    'S@GMAIL.COM',
    'a@mail.gov.in',
  ])('%s is whole: nothing is asked', (email) => {
    expect(asked({ email })).toEqual({});
  });

  it.each([
    ['sunita@gmail', 'sunita@gmail.com'],
    ['sunita@gmail.con', 'sunita@gmail.com'],
    ['sunita@gmial.com', 'sunita@gmail.com'],
    ['Sunita.K@Yahoo', 'Sunita.K@yahoo.com'],
    ['s@rediffmail.co', 's@rediffmail.com'],
  ])('%s: was %s meant?', (email, meant) => {
    expect(asked({ email })).toEqual({ email: `Did you mean ${meant}?` });
  });

  it.each(['sunita@office', 'sunita@', 'sunita', 'a@b.1'])('%s is asked about', (email) => {
    expect(Object.keys(asked({ email }))).toEqual(['email']);
  });
});

describe('a day', () => {
  it.each(['2026-11-29', '2027-02-14', '2029-11-29'])('%s can be meant: nothing is asked', (eventDate) => {
    expect(asked({ eventDate })).toEqual({});
  });

  it.each(['2026-11-28', '2025-02-14', '0026-12-01', '2029-11-30', '20270-02-14'])(
    '%s is asked about',
    (eventDate) => {
      expect(Object.keys(asked({ eventDate }))).toEqual(['eventDate']);
    },
  );
});

it('asks nothing about an empty field, nor once the sender has said to send it', () => {
  expect(asked({ phone: ' ', email: '', eventDate: '' })).toEqual({});
  expect(asked({ phone: '1', email: 'a@b', eventDate: '2020-01-01', [sendAnyway]: '1' })).toEqual({});
});
