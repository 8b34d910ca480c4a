import { describe, expect, it } from 'vitest';
import type { StaffRole } from '#facts/staff-access.ts';
import { staffApi, type StaffEndpointName } from '#facts/staff-api.ts';
import { rightTo, seesContactDetails, staffRights, type Right } from './rights.ts';

const rights = Object.entries<Right>(staffRights) as [StaffEndpointName, Right][];
/** Returns a role's calls, except those about its own session and keys. */
const callsOf = (role: StaffRole) =>
  rights
    .filter(([, { roles, own }]) => roles.includes(role) && !own)
    .map(([name]) => staffApi[name] as string);

/** Calls on pages, pictures and words, which concern nobody's request. */
const ofPages = /^[A-Z]+ \/api\/staff\/(content|imports|pictures|mails|search-words|markets|sheet)\b/;

// Repeated here, as rules: a test that asks the table cannot find a right given by mistake.
describe('the rights of the staff', () => {
  it('leave to owners alone what takes families’ details out of the house or lets somebody in', () => {
    const ownersAlone = rights.filter(([, { roles }]) => roles.join() === 'owner').map(([name]) => name);
    expect(ownersAlone.toSorted()).toEqual([
      'staffActionList',
      'staffEnquiryExport',
      'staffHealth',
      'staffInvite',
      // Sends everything that waits for the mail server.
      'staffMailServerTest',
      'staffMemberLink',
      'staffMemberUpdate',
      'staffNumbersMail',
      'staffNumbersMailSet',
      'staffPeopleList',
    ]);
  });

  it('ask for a fresh proof before data is exported, somebody is let in or a way in changes', () => {
    const proven = rights.filter(([, { proof }]) => proof).map(([name]) => name);
    expect(proven.toSorted()).toEqual([
      'staffCheckReveal',
      'staffEnquiryExport',
      'staffInvite',
      'staffMemberLink',
      'staffMemberUpdate',
      'staffPasskeyAdd',
      'staffPasskeyAddQuestion',
      'staffPasskeyRemove',
      'staffPasswordQuestion',
      'staffPasswordSet',
      'staffRecoveryCodesRenew',
      'staffVendorReveal',
    ]);
  });

  it('let a reader read, and change nothing', () => {
    expect(callsOf('reader').length).toBeGreaterThan(10);
    expect(callsOf('reader').filter((route) => !route.startsWith('GET '))).toEqual([]);
  });

  it('let an editor work on pages, and on nobody’s request', () => {
    expect(callsOf('editor').length).toBeGreaterThan(20);
    expect(callsOf('editor').filter((route) => !ofPages.test(route))).toEqual([]);
  });

  it('let a manager work on requests and vendors, and on no page', () => {
    const words = /\/(search-words|sheet)\b/;
    expect(callsOf('manager').filter((route) => ofPages.test(route) && !words.test(route))).toEqual([]);
  });

  it('keep a tax number, a document and a whole number from scripts and readers', () => {
    for (const name of ['staffVendorReveal', 'staffCheckReveal', 'staffCheckDocument'])
      expect([rightTo(name)?.key, rightTo(name)?.roles]).toEqual([undefined, ['owner', 'manager']]);
  });

  it('show no contact detail to a reader', () => expect(seesContactDetails).not.toContain('reader'));
});
