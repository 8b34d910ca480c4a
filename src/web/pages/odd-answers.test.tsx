import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, Outlet } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '#contract/site.ts';
import { Boundary } from '#ui/boundary.tsx';
import { asFetched, foreignAnswers, oddBodies, type OddAnswer } from '#support/odd-answers.ts';
import { siteForPages } from '#support/site-for-pages.ts';
import Account from './account.tsx';
import EditProfile from './edit-profile.tsx';
import ForgotPassword from './forgot-password.tsx';
import Grievance from './grievance.tsx';
import Login from './login.tsx';
import Register from './register.tsx';
import ResetPassword from './reset-password.tsx';
import VerifyEmail from './verify-email.tsx';

const at = '2026-11-20T10:00:00.000Z';
const said = { message: 'Done.' };
const picture = { src: '/x.jpg', width: 3, height: 2, alt: '', blur: null, sources: [] };
const vendor = {
  _id: 'v1',
  companyName: 'Amaltas Farm',
  ownerName: 'Raghav Tanwar',
  email: 'a@b.in',
  productSelection: null,
  category: null,
  categories: [],
  address: null,
  area: null,
  region: null,
  market: null,
  phone: null,
  latitude: null,
  longitude: null,
  profilepicture: null,
  picture: null,
  instagram: null,
  facebook: null,
  linkedin: null,
  linkedIn: null,
  youtube: null,
  website: null,
  description: null,
  services: [],
  backgroundpicture: null,
  gallery1: null,
  gallery2: null,
  gallery3: null,
  gallery4: null,
  pictures: { gallery1: picture, gallery2: { ...picture, src: '/media/another-960.jpg' } },
  openingHours: null,
  areasServed: [],
  updatedAt: at,
  isSample: false,
};
const ticket = {
  ticket: 'AGN-G-7K3F-9Q',
  about: 'general',
  status: 'received',
  receivedAt: at,
  acknowledgeBy: at,
  disposeBy: at,
  acknowledgedAt: null,
  disposedAt: null,
};
const account = {
  email: 'a@b.in',
  emailVerified: false,
  pendingEmail: null,
  phone: '9876500701',
  website: null,
  createdAt: at,
};

type FormCase = {
  form: string;
  path: string;
  route?: string;
  Page: ComponentType<never>;
  asks: string;
  success: number;
  good: object;
  /** Typed values, by label. */
  typed: Readonly<Record<string, string>>;
  ticks?: RegExp;
  press: RegExp;
  /** Further replies to the page. */
  replies?: Readonly<Record<string, unknown>>;
  signedIn?: true;
  /** Opens the form. */
  open?: RegExp;
  /** The stated sentence, where there is one. */
  sentence?: string;
  /** The stated status is enough: the body is not read. */
  bodyUnread?: true;
};

const ownPage = { 'GET /api/vendor/v1': vendor };
const ownAccount = {
  'GET /api/account': account,
  'GET /api/account/sessions': [],
  'GET /api/account/passkeys': [],
};
const onAccount = {
  path: '/account',
  Page: Account,
  replies: ownAccount,
  signedIn: true as const,
};

const forms: FormCase[] = [
  {
    form: 'log-in',
    path: '/login',
    Page: Login,
    asks: 'POST /api/vendor/login',
    success: 200,
    good: { token: 'token' },
    typed: { Email: 'a@b.in', Password: 'amaltas-77' },
    press: /^Sign in$/,
    sentence: 'Incorrect Email or Password!',
  },
  {
    form: 'the profile after log-in',
    path: '/login',
    Page: Login,
    success: 200,
    asks: 'GET /api/vendor/profile',
    good: vendor,
    typed: { Email: 'a@b.in', Password: 'amaltas-77' },
    press: /^Sign in$/,
    replies: { 'POST /api/vendor/login': { token: 'token' } },
    sentence: 'Incorrect Email or Password!',
  },
  {
    form: 'registration',
    path: '/register',
    Page: Register,
    asks: 'POST /api/vendor/',
    success: 201,
    good: { vendor, token: 'token' },
    typed: {
      'Company Name': 'Amaltas Farm',
      'Owner Name': 'Raghav Tanwar',
      'PAN/GST Number': 'AAAPZ1234C',
      'Product/Service Selection': 'Entertainment',
      Email: 'a@b.in',
      Password: 'amaltas-77',
      Address: '12 Satbari Road, New Delhi 110074',
      Phone: '9876500701',
      Instagram: 'https://www.instagram.com/amaltas.farm',
      Facebook: 'https://www.facebook.com/amaltas.farm',
    },
    ticks: /accept/,
    press: /^Register$/,
    sentence: 'Error submitting form',
  },
  {
    form: 'forgotten password',
    path: '/forgotpassword',
    Page: ForgotPassword,
    success: 202,
    asks: 'POST /api/account/password/forgot',
    good: said,
    typed: { Email: 'a@b.in' },
    press: /Send me the link/,
  },
  {
    form: 'new password',
    path: '/reset/s3cret',
    route: '/reset/:secret',
    Page: ResetPassword,
    asks: 'POST /api/account/password/reset',
    success: 200,
    good: said,
    typed: { 'New password': 'amaltas-77' },
    press: /Save the password/,
  },
  {
    form: 'e-mail verification',
    path: '/verify/s3cret',
    route: '/verify/:secret',
    Page: VerifyEmail,
    asks: 'POST /api/account/verify',
    success: 200,
    good: said,
    typed: {},
    press: /Confirm this e-mail/,
  },
  {
    form: 'complaint',
    path: '/grievance',
    Page: Grievance,
    asks: 'POST /api/grievances',
    success: 201,
    good: ticket,
    typed: { Name: 'Uma', Email: 'a@b.in', 'What happened?': 'It rained.' },
    press: /Send the complaint/,
  },
  {
    form: 'state of a complaint',
    path: '/grievance',
    Page: Grievance,
    success: 200,
    good: ticket,
    asks: 'POST /api/grievances/status',
    typed: { 'Ticket number': 'AGN-G-7K3F-9Q', 'Email of the complaint': 'a@b.in' },
    press: /Show where it stands/,
  },
  {
    ...onAccount,
    form: 'phone and website',
    asks: 'PUT /api/account/contact',
    success: 200,
    good: account,
    typed: { 'Website (optional)': 'https://kamla.example.in' },
    press: /^Save phone and website$/,
  },
  {
    ...onAccount,
    form: 'a new e-mail',
    asks: 'PUT /api/account/email',
    success: 202,
    good: said,
    typed: { 'New email': 'other@b.in' },
    press: /^Change (the )?e-?mail/i,
  },
  {
    ...onAccount,
    form: 'a changed password',
    asks: 'PUT /api/account/password',
    success: 200,
    good: { token: 'other' },
    typed: { 'New password': 'amaltas-78' },
    press: /^Change password$/,
  },
  {
    ...onAccount,
    form: 'the download of data',
    asks: 'POST /api/account/data',
    success: 200,
    good: { exportedAt: at },
    typed: {},
    press: /^Download my data$/,
  },
  {
    ...onAccount,
    form: 'the end of an account',
    asks: 'POST /api/account/delete',
    success: 200,
    good: said,
    typed: {},
    ticks: /understand|delete|gone/i,
    press: /^Delete/,
  },
  {
    form: 'a field of the profile',
    path: '/editprofile/v1',
    route: '/editprofile/:vendorId',
    Page: EditProfile,
    asks: 'PUT /api/vendor/v1',
    success: 200,
    good: vendor,
    signedIn: true,
    replies: ownPage,
    typed: {},
    open: /^Edit Company Name/,
    press: /^Submit$/,
    sentence: 'Error updating field. Please try again.',
    bodyUnread: true,
  },
  {
    form: 'the order of the photos',
    path: '/editprofile/v1',
    route: '/editprofile/:vendorId',
    Page: EditProfile,
    asks: 'PUT /api/vendor/v1/gallery',
    success: 200,
    good: vendor,
    signedIn: true,
    replies: ownPage,
    typed: {},
    open: /^Edit photo 1$/,
    press: /^Move photo 1 later$/,
  },
];

const uncaught: unknown[] = [];
const remember = ({ error }: ErrorEvent) => void uncaught.push(error);

beforeEach(() => {
  localStorage.clear();
  uncaught.length = 0;
  window.addEventListener('error', remember);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => window.removeEventListener('error', remember));

/** Renders the page within the root's frame, and answers its calls. */
async function open({ path, route = path, Page, replies = {}, signedIn, ...test }: FormCase, odd: OddAnswer) {
  if (signedIn) {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('vendorId', 'v1');
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const asked = `${init.method ?? 'GET'} ${address}`;
    if (asked === test.asks) return asFetched(odd, init);
    if (asked in replies) return Response.json(replies[asked]);
    throw new TypeError(`nobody answers ${asked}`);
  });
  const Frame = () => (
    <>
      <p>the bar</p>
      <Boundary of="" instead={() => 'the page broke'}>
        <Outlet />
      </Boundary>
    </>
  );
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Frame,
      loader: (): { site: Site } => ({ site: siteForPages }),
      children: [
        { path: route.slice(1), Component: Page as ComponentType },
        { path: '*', Component: () => 'somewhere else' },
      ],
    },
  ]);
  await act(async () => {
    render(<Site initialEntries={[path]} hydrationData={{ loaderData: { root: { site: siteForPages } } }} />);
  });
}

describe.each(forms)('$form', (test) => {
  const { success, good, typed, press } = test;
  const bodies = test.bodyUnread ? [] : oddBodies(success, good);
  const answers = [...bodies, ...foreignAnswers(success, good)];

  it.each(answers)('stands after $name and says that it failed', async (odd) => {
    await open(test, odd);
    if (test.open) fireEvent.click(await screen.findByRole('button', { name: test.open }));
    const button = await screen.findByRole('button', { name: press });
    const form = button.closest('form');
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });
    for (const box of form?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])
      if (test.ticks && !box.checked) fireEvent.click(box);
    await act(async () => {
      if (form) fireEvent.submit(form);
      else fireEvent.click(button);
    });
    const alert = await waitFor(() => {
      const found = screen.getAllByRole('alert').find(({ textContent }) => textContent !== '');
      expect(found).toBeDefined();
      return found!;
    });
    if (test.sentence) expect(alert.textContent).toContain(test.sentence);
    expect(alert.textContent).not.toMatch(/undefined|null|cannot|TypeError|JSON|object/i);
    expect(screen.getByText('the bar')).toBeDefined();
    expect(document.body.textContent).not.toContain('the page broke');
    expect(document.body.textContent).not.toContain('somewhere else');
    for (const [label, value] of Object.entries(typed))
      expect(screen.getByLabelText<HTMLInputElement>(label, { exact: true }).value).toBe(value);
    expect(localStorage.getItem('authToken')).toBe(test.signedIn ? 'token' : null);
    expect(uncaught).toEqual([]);
  });
});
