import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import { formContextOf } from '#contract/spam-check.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { loginCall } from '#features/account/login-call.ts';
import { registrationCall } from '#features/account/registration-call.ts';
import { enquiryAction } from '#kit/api/enquiry-action.ts';
import { formAction } from '#kit/forms/form-action.ts';
import type { FormCall } from '#kit/forms/form-call.ts';
import { formKind } from '#kit/forms/form-kind.ts';
import { apiContext } from '#kit/page/server-context.ts';

/** Posts the fields to an action as a browser without scripts does, against an API with these replies. */
async function post(
  action: (args: never) => Promise<{ data: unknown; init: ResponseInit | null }>,
  fields: Record<string, string>,
  api: object,
) {
  const context = new RouterContextProvider();
  context.set(apiContext, api as Api);
  const request = new Request('https://site.test/page?quote=x', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const { data, init } = await action({ request, params: {}, context } as never);
  return { data, status: init?.status, text: JSON.stringify(data) };
}

const vendor = { _id: 'v1', companyName: 'Amaltas Farm', email: 'a@b.in' };
const registration = {
  companyName: 'Amaltas Farm',
  ownerName: 'Raghav Tanwar',
  panGst: 'AAAPZ1234C',
  productSelection: 'Entertainment',
  email: 'a@b.in',
  password: 'amaltas-77',
  address: '12 Satbari Road, New Delhi 110074',
  phone: '+91 98765 00701',
  instagram: 'https://www.instagram.com/amaltas.farm',
  facebook: 'https://www.facebook.com/amaltas.farm',
  terms: 'accepted',
};

describe('a page made from a post holds no secret', () => {
  it('after signing in: the session is closed again, and its token is not in the page', async () => {
    const calls: unknown[] = [];
    const { data, status, text } = await post(
      formAction(loginCall),
      { email: 'a@b.in', password: 'amaltas-77' },
      {
        vendorLogin: async (...input: unknown[]) => (calls.push(input), { token: 's3cret' }),
        vendorOwnProfile: async () => vendor,
        vendorLogout: async (_: unknown, options: unknown) => void calls.push(options),
      },
    );
    expect([status, data]).toEqual([
      200,
      expect.objectContaining({ done: { id: 'v1', companyName: 'Amaltas Farm' } }),
    ]);
    expect(calls.at(-1)).toEqual({ headers: { authorization: 'Bearer s3cret' } });
    expect(text).not.toMatch(/s3cret|amaltas-77|a@b\.in/);
  });

  it('after a wrong password: the e-mail is given back, the password is not', async () => {
    const refused = async () => {
      throw new ApiError(401, { message: 'no', code: 'wrong_credentials' });
    };
    const { data, status, text } = await post(
      formAction(loginCall),
      { email: 'a@b.in', password: 'amaltas-77' },
      { vendorLogin: refused },
    );
    expect(status).toBe(401);
    expect(data).toMatchObject({ failure: 'Incorrect Email or Password!', values: { email: 'a@b.in' } });
    expect(text).not.toContain('amaltas-77');
  });

  it('after a registration: neither token nor password', async () => {
    let sent: unknown;
    const { data, status, text } = await post(formAction(registrationCall), registration, {
      vendorRegister: async (input: unknown) => ((sent = input), { vendor, token: 's3cret' }),
    });
    const { terms: _, ...body } = registration;
    expect(sent).toEqual({ body: { ...body, phone: '9876500701' } });
    expect([status, data]).toEqual([
      200,
      expect.objectContaining({ done: { id: 'v1', companyName: 'Amaltas Farm', waits: false } }),
    ]);
    expect(text).not.toMatch(/s3cret|amaltas-77/);
  });
});

it('asks on the server what the browser asks before it sends, in the same words, and sends nothing', async () => {
  const { terms: _, ...withoutTerms } = registration;
  const { data, status } = await post(formAction(registrationCall), { ...withoutTerms, phone: '12' }, {});
  expect(status).toBe(422);
  expect(data).toMatchObject({
    failure: 'Please fix the validation errors',
    fieldErrors: {
      phone: 'Phone number must be a valid 10-digit number',
      terms: 'Please accept the terms to register.',
    },
  });
});

it('counts a line end once, as the field did', async () => {
  let got = '';
  const form: FormCall<string> = {
    keep: [],
    call: async (_, { message = '' }) => (got = message),
  };
  await post(formAction(form), { message: 'one\r\ntwo' }, {});
  expect(got).toBe('one\ntwo');
});

it('lets a fault of our own code through, to be noticed', async () => {
  const form: FormCall<string> = { keep: [], call: () => Promise.reject(new TypeError('ours')) };
  await expect(post(formAction(form), {}, {})).rejects.toThrow('ours');
});

it('says under the kind how an enquiry came out, with what was sent', async () => {
  let form = '';
  const { data, status } = await post(
    enquiryAction(() => formKind('contact')),
    { name: 'Uma', phone: '+91 98765 00701', email: 'a@b.in', _website: '', _marketing: 'on' },
    {
      enquire: async (_: string, __: unknown, options: { headers: Record<string, string> }) => {
        form = options.headers['x-form']!;
        return { reference: 'AGN-7K3F-9Q' };
      },
    },
  );
  expect(status).toBe(201);
  expect(data).toMatchObject({
    contact: {
      done: {
        receipt: { reference: 'AGN-7K3F-9Q' },
        sent: { name: 'Uma', phone: '9876500701', email: 'a@b.in' },
      },
    },
  });
  expect(Object.fromEntries(new URLSearchParams(form))).toMatchObject({
    page: '/page',
    posted: '1',
    honeypot: '',
    marketing: '1',
    share: '0',
  });
});

it('says the stated sentence of the kind, or the server’s own where none is stated', async () => {
  const away = {
    enquire: () => Promise.reject(new ApiError(503, { message: 'We cannot reach our records.' })),
  };
  for (const name of ['contact', 'business'] as const) {
    const { data, status } = await post(
      enquiryAction(() => formKind(name)),
      { name: 'Uma' },
      away,
    );
    const { failure } = enquiryKinds[name];
    const stated =
      typeof failure === 'object' && 'fixed' in failure ? failure.fixed : 'We cannot reach our records.';
    expect([status, data]).toEqual([503, { [name]: expect.objectContaining({ failure: stated }) }]);
  }
});

it('writes the small fields of a posted form into its text, and gives them back after a failure', async () => {
  let sent: unknown;
  const fields = {
    name: 'Uma',
    eventDescription: 'Sangeet at home.\r\nIn the evening.',
    '_brief-guests': '150',
    '_brief-food-jain': 'on',
  };
  const catering = enquiryAction(() => formKind('catering'));
  await post(catering, fields, {
    enquire: async (_: string, payload: unknown) => {
      sent = payload;
      return { reference: 'AGN-7K3F-9Q' };
    },
  });
  expect(sent).toMatchObject({
    eventDescription: 'Sangeet at home.\nIn the evening.\n\nGuests: 150\nFood: Jain',
  });
  expect(Object.keys(sent as object).filter((name) => name.startsWith('_'))).toEqual([]);
  const { data } = await post(catering, fields, {
    enquire: async () => {
      throw new ApiError(503, { message: 'no', code: 'unavailable' });
    },
  });
  expect(data).toMatchObject({
    catering: {
      values: {
        eventDescription: 'Sangeet at home.\nIn the evening.',
        '_brief-guests': '150',
        '_brief-food-jain': 'on',
      },
    },
  });
});

describe('a campaign in the address of a form', () => {
  const headerOf = async (query: string) => {
    let header = '';
    const api = {
      enquire: async (_: string, __: unknown, { headers }: { headers: Record<string, string> }) => {
        header = headers['x-form']!;
        throw new ApiError(503, { message: 'Away', code: 'unavailable' });
      },
    };
    const context = new RouterContextProvider();
    context.set(apiContext, api as unknown as Api);
    const action = enquiryAction(async () => formKind('contact'));
    const body = new URLSearchParams({ name: 'Asha', email: 'a@b.in', phone: '9876500001' });
    const request = new Request(`https://site.test/contact?${query}`, { method: 'POST', body });
    await action({ request, params: {}, context });
    return header;
  };

  it('is posted along, and nothing else of the address', async () => {
    const header = await headerOf('utm_campaign=Diwali&phone=9876500001');
    expect(Object.fromEntries(new URLSearchParams(header))).toMatchObject({
      page: '/contact',
      campaign: 'Diwali',
    });
    expect(header).not.toContain('9876500001');
  });

  it.each([
    ['utm_source=instagram', 'instagram'],
    ['utm_source=instagram&utm_campaign=Diwali', 'Diwali'],
    ['utm_campaign=&utm_source=whatsapp', 'whatsapp'],
    ['gclid=abc', null],
  ])('is %j: %j', async (query, name) =>
    expect(new URLSearchParams(await headerOf(query)).get('campaign')).toBe(name),
  );

  it('makes no header too long, and stays too long for a name', async () => {
    const header = await headerOf(`utm_campaign=${encodeURIComponent('दि'.repeat(5000))}`);
    expect(header.length).toBeLessThan(1000);
    expect(formContextOf({ 'x-form': header }).campaign).toBe('');
  });
});
