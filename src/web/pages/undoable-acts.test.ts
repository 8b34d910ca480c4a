import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { FamilyHeld } from '#contract/held-acts.ts';
import { api, type EndpointName } from '#facts/api.ts';

const root = resolve(import.meta.dirname, '../../..');
/** What a family reaches without an account, by a secret address or none. */
const ofFamily =
  /^(?:POST|PUT|DELETE) \/api\/(?:enquiries|reviews|plans|lists|invitations|searches|mail|my)(?:\/|$)/;

/** An act of a family: the call that undoes it, the waiting act in whose place our pages never make it, or why it ends nothing. */
type Undone =
  | { by: EndpointName }
  | { heldAs: FamilyHeld['act'] | readonly FamilyHeld['act'][] }
  | { endsNothing: string };

const acts: Readonly<Partial<Record<EndpointName, Undone>>> = {
  enquiryWithdraw: { heldAs: 'withdrawn' },
  enquiryErase: { heldAs: 'erased' },
  enquiryLinkNew: { heldAs: 'link' },
  enquiryBooked: { heldAs: 'booked' },
  enquiryVendorAct: { heldAs: ['recalled', 'details', 'chosen'] },
  enquiryQuoteAct: { heldAs: ['accepted', 'refused'] },
  reviewWithdraw: { heldAs: 'review' },
  reviewPictureRemove: { heldAs: 'picture' },
  enquiryHeldSet: { by: 'enquiryHeldUndo' },
  enquiryHeldUndo: { by: 'enquiryHeldSet' },
  enquiryCorrect: { by: 'enquiryCorrect' },
  enquiryAskMore: { by: 'enquiryHeldSet' },
  enquiryMessageSend: { endsNothing: 'adds a message' },
  enquiryPictureAdd: { endsNothing: 'adds a picture to a message that is not sent yet' },
  reviewWrite: { by: 'enquiryHeldSet' },
  reviewPictureAdd: { by: 'enquiryHeldSet' },
  planCreate: { by: 'planDelete' },
  planSave: { by: 'planSave' },
  planDelete: { by: 'planRestore' },
  planRestore: { by: 'planDelete' },
  planHouseholdAdd: { by: 'planHouseholdRemove' },
  planHouseholdChange: { by: 'planHouseholdChange' },
  planHouseholdRemove: { by: 'planHouseholdRestore' },
  planHouseholdRestore: { by: 'planHouseholdRemove' },
  planInvitationSave: { by: 'planInvitationSave' },
  invitationAnswer: { by: 'invitationAnswer' },
  listCreate: { by: 'listDelete' },
  listVote: { by: 'listVote' },
  listComment: { endsNothing: 'adds a comment' },
  listAdd: { by: 'listRemove' },
  listRemove: { by: 'listAdd' },
  listRestore: { by: 'listDelete' },
  listDelete: { by: 'listRestore' },
  keptSearchAsk: { by: 'keptSearchSet' },
  keptSearchSet: { by: 'keptSearchSet' },
  mailStop: { by: 'mailStop' },
  myLinksSend: { endsNothing: 'mails a link' },
  myLinksOpen: { endsNothing: 'another link can be asked for' },
};

const heldNames = Object.values(acts).flatMap((undone) => ('heldAs' in undone ? undone.heldAs : []));

it('names for every act of a family how it is undone', () => {
  const routes = Object.entries(api).filter(([, route]) => ofFamily.test(route));
  expect(Object.keys(acts).toSorted()).toEqual(routes.map(([name]) => name).toSorted());
});

it('holds every act that cannot be undone afterwards', () => {
  const names = FamilyHeld.options.flatMap(({ shape: { act } }): readonly string[] =>
    'values' in act ? [...act.values] : act.options,
  );
  expect(new Set(heldNames)).toEqual(new Set(names));
});

it('calls no endpoint that ends something at once', () => {
  const atOnce = Object.keys(acts).filter(
    (name) => 'heldAs' in acts[name as EndpointName]! && name !== 'enquiryQuoteAct',
  );
  const code = globSync('src/web/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] });
  expect(code.length).toBeGreaterThan(300);
  const calls = code.flatMap((path) => {
    const text = readFileSync(resolve(root, path), 'utf8');
    return atOnce.filter((name) => new RegExp(`\\.${name}\\b`).test(text)).map((name) => `${path}: ${name}`);
  });
  expect(calls).toEqual([]);
});
