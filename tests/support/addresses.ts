/** @file An address for every route of the site, so that journeys through all pages include a new one automatically. */
import { randomUUID } from 'node:crypto';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import {
  authorPath,
  blogPath,
  editProfilePath,
  marketPath,
  profilePath,
  projectPath,
  resetPath,
  verifyPath,
  walkPath,
  workshopEnquiryPath,
  workshopPath,
} from '#facts/paths.ts';
import { claimPath } from '#facts/vendor-paths.ts';
import routes from '#web/routes.ts';
import { keptSearchPage } from './kept-search-page.ts';
import { sentEnquiry } from './sent-enquiry.ts';
import type { RunningServer } from './server.ts';

type Server = Pick<RunningServer, 'url' | 'dataDir'>;

async function someVendor({ url }: Server): Promise<string> {
  const reply = await fetch(`${url}/api/vendor/khanmarket/vendors`);
  return ((await reply.json()) as { _id: string }[])[0]!._id;
}

/** Returns a project of an invented vendor. */
async function someProject({ url }: Server): Promise<string> {
  const reply = await fetch(`${url}/api/vendor/entertainment/vendors`);
  const vendors = (await reply.json()) as { _id: string; companyName: string }[];
  const { _id } = vendors.find(({ companyName }) => companyName === 'Genda Phool Decorators')!;
  return projectPath(_id, 'lawn-wedding-chhatarpur');
}

/** Sends an enquiry and returns its private page. */
const someEnquiry = (server: Server) => sentEnquiry(server, enquiryKinds.contact);

/** Creates a list and returns its page. */
async function someList(server: Server): Promise<string> {
  const reply = await fetch(`${server.url}/api/lists`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Our evening', vendorIds: [await someVendor(server)] }),
  });
  return ((await reply.json()) as { path: string }).path;
}

/** Creates a plan and returns its page. */
async function somePlan({ url }: Server): Promise<string> {
  const plan = {
    title: 'Our evening',
    kind: 'function',
    date: '2027-02-12',
    guests: 120,
    budget: 300_000,
    shares: {},
    done: [],
    own: [],
    notes: '',
  };
  const reply = await fetch(`${url}/api/plans`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan }),
  });
  return ((await reply.json()) as { path: string }).path;
}

/** Invites a household to a plan, and returns its invitation. */
async function someInvitation(server: Server): Promise<string> {
  const plan = `${server.url}/api${(await somePlan(server)).replace('/plan/', '/plans/')}`;
  const call = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(plan + path, { method, headers, body: JSON.stringify(body) })).json();
  };
  const day = { day: 'celebration', date: '2027-02-12', time: '19:30', place: 'At home', address: 'Rohini' };
  const invitation = { names: 'Asha and Rohan', hosts: 'Sunita Sharma', words: '', days: [day] };
  await call('PUT', '/invitation', { invitation, version: 0 });
  const household = { name: 'Verma family', side: 'both', days: ['celebration'], people: 4 };
  const { households } = (await call('POST', '/guests', household)) as { households: { path: string }[] };
  return households[0]!.path;
}

/** Asks for mails about new caterers, and returns the page that confirms it. */
const someKeptSearch = (server: Server) =>
  keptSearchPage(server, `reader-${randomUUID()}@example.in`, 'category=catering');

/** Samples of addresses with a parameter. An unknown secret shows what most people with an old link see. */
const samples: Readonly<Record<string, (server: Server) => string | Promise<string>>> = {
  '/blogs/:id': () => blogPath('choosing-a-caterer-in-delhi'),
  '/author/:authorId': () => authorPath('ritika-sethi'),
  '/vendors/:category': () => '/vendors/catering',
  '/vendors/:category/:area': () => '/vendors/retail/khan-market',
  '/prices/:category': () => '/prices/catering',
  '/market/:marketId': () => marketPath('khan-market'),
  '/walk/:marketId': () => walkPath('khan-market'),
  '/reset/:secret': () => resetPath('nothing'),
  '/verify/:secret': () => verifyPath('nothing'),
  '/enquiry/:secret': someEnquiry,
  '/quotes/:secret': async (server) => (await someEnquiry(server)).replace('/enquiry/', '/quotes/'),
  '/review/:secret': async (server) => (await someEnquiry(server)).replace('/enquiry/', '/review/'),
  '/list/:secret': someList,
  '/list/:secret/add': async (server) => `${await someList(server)}/add`,
  '/enquiry/:secret/record': async (server) => `${await someEnquiry(server)}/record`,
  '/my/:secret': () => '/my/nothing',
  '/mail/:secret': () => '/mail/nothing',
  '/kept/:secret': someKeptSearch,
  '/team/:secret': () => '/team/nothing',
  // A claim needs a vendor that nobody manages, which no demonstration has: the page says that there is none.
  '/claims/:secret': () => '/claims/nothing',
  '/claim/:vendorId': async (server) => claimPath(await someVendor(server)),
  '/plan/:secret': somePlan,
  '/plan/:secret/guests': async (server) => `${await somePlan(server)}/guests`,
  '/invitation/:secret': someInvitation,
  '/profile/:vendorId': async (server) => profilePath(await someVendor(server)),
  '/profile/:vendorId/work/:projectId': someProject,
  '/editprofile/:vendorId': async (server) => editProfilePath(await someVendor(server)),
  '/workshop/:part': () => workshopPath('numbers'),
  '/workshop/enquiries/:introductionId': () => workshopEnquiryPath('nothing'),
  '/*': () => '/no-such-page',
};

/** Every route as the route table writes it. */
export const routePatterns: readonly string[] = routes.map(({ path }) => `/${path ?? ''}`);

/** Pages for developers, only in English. */
export const inEnglish: readonly string[] = ['/api/docs', '/styleguide'];
/** The page whose form opens by itself. */
export const opensItsForm = '/marketing';

/** Returns an address that the route answers. */
export async function addressOf(pattern: string, server: Server): Promise<string> {
  const sample = samples[pattern];
  if (sample) return sample(server);
  if (/[:*]/.test(pattern))
    throw new Error(`The route ${pattern} has no sample in tests/support/addresses.ts.`);
  return pattern;
}

/** Those whose sample answers 404. */
export const notThere: readonly string[] = ['/claims/:secret', '/*'];
/** Not for visitors: the style guide and the 404. */
const notForVisitors = ['/styleguide', ...notThere];

/** Returns one address of every route for visitors. */
export async function visitorAddresses(server: Server): Promise<string[]> {
  const patterns = routePatterns.filter((pattern) => !notForVisitors.includes(pattern));
  return Promise.all(patterns.map((pattern) => addressOf(pattern, server)));
}
