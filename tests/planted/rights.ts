import type { PlantedFault } from './fault.ts';

const rightsTests = ['src/server/http/staff-rights.test.ts'];
const session = 'src/server/http/session.ts';

const claimTests = ['src/server/modules/claims/claims.test.ts'];

/** What each role may do, and see. */
export const rights: readonly PlantedFault[] = [
  {
    name: 'export-for-managers',
    breaks: 'The list of all families leaves the house with an owner alone.',
    file: 'src/shared/domain/desk/rights.ts',
    from: 'staffEnquiryExport: { roles: ownerOnly,',
    to: 'staffEnquiryExport: { roles: managers,',
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/desk/rights.test.ts'] }],
  },
  {
    name: 'editor-answers-enquiries',
    breaks: 'Who writes pages does not write to families.',
    file: 'src/shared/domain/desk/rights.ts',
    from: 'staffReplySend: { roles: managers,',
    to: 'staffReplySend: { roles: wordEditors,',
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/desk/rights.test.ts'] }],
  },
  {
    name: 'details-for-readers',
    breaks: 'A reader at the desk sees no phone number.',
    file: 'src/shared/domain/desk/rights.ts',
    from: `StaffRole[] = ['owner', 'manager', 'editor'];`,
    to: `StaffRole[] = ['owner', 'manager', 'editor', 'reader'];`,
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/desk/rights.test.ts'] }],
  },
  {
    name: 'old-proof-is-proof',
    breaks: 'What leaves the house, or lets somebody in, is asked for anew with the key.',
    file: 'src/server/http/staff-access.ts',
    from: '!(caller.provenUntil && caller.provenUntil > staff.clock())',
    to: '!caller.provenUntil',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/staff/staff-access.test.ts'],
        grep: 'is asked ten minutes after signing in',
      },
    ],
  },
  {
    name: 'script-on-personal-pages',
    breaks: 'A script with the key reads nothing that is somebody’s own.',
    file: 'src/server/http/staff-access.ts',
    from: 'if (!right?.key || !right.roles.includes(staff.keyRole))',
    to: 'if (!right?.roles.includes(staff.keyRole))',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/staff/staff-access.test.ts'],
        grep: 'has the rights of its role',
      },
    ],
  },
  {
    name: 'desk-call-from-another-site',
    breaks: 'No other site acts in the name of somebody at the desk.',
    file: 'src/server/http/staff-access.ts',
    from: `if (request.method !== 'GET' && isForeignForm(`,
    to: `if (request.method === 'GET' && isForeignForm(`,
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/staff/staff-access.test.ts'] }],
  },
  {
    name: 'unmarked-text-is-open',
    breaks: 'A new field shows nothing to readers until somebody has decided that it may.',
    file: 'src/shared/contract/desk/masking.ts',
    from: `maskers[mask ?? 'hidden'](value)`,
    to: `maskers[mask ?? 'open'](value)`,
    caughtBy: [{ project: 'pglite', files: rightsTests }],
  },
  {
    name: 'masked-number-found-by-search',
    breaks: 'By what is masked for somebody they find nothing.',
    file: 'src/server/modules/enquiries/desk/enquiry-search.ts',
    from: '  if (seesAll) return found;',
    to: '  if (seesAll || query !== "") return found;',
    caughtBy: [{ project: 'pglite', files: ['src/server/http/masked-questions.test.ts'] }],
  },
  {
    name: 'page-of-another-vendor',
    breaks: 'No vendor changes the page of another.',
    file: session,
    from: `if (auth === 'owner' && recordId(vendorId ?? '') !== session.vendorId)`,
    to: `if (auth === 'owner' && recordId(vendorId ?? '') === null)`,
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/vendors/authorisation.test.ts'],
        grep: 'answers 403 to another vendor’s token and changes nothing',
      },
    ],
  },
  {
    name: 'helper-does-all',
    breaks: 'A helper in a vendor’s team does not do what is the owner’s alone.',
    file: session,
    from: `if (auth !== 'optional' && !teamMay(session.role, name))`,
    to: `if (auth === 'owner' && !teamMay(session.role, name))`,
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/accounts/team.test.ts'],
        grep: 'is kept for every call',
      },
    ],
  },
  {
    name: 'helper-invites',
    breaks: 'The owner alone says who is in the team.',
    file: 'src/shared/domain/vendors/team-rights.ts',
    from: 'teamInvite: owner,',
    to: 'teamInvite: everybody,',
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/vendors/team-rights.test.ts'] }],
  },
  {
    name: 'template-of-another-vendor',
    breaks: 'No vendor removes what another has written.',
    file: 'src/server/modules/enquiries/quotes/quote-templates.ts',
    from: '.where(and(eq(quoteTemplates.id, templateId), eq(quoteTemplates.vendorId, vendorId)))',
    to: '.where(eq(quoteTemplates.id, templateId))',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/quotes/quotes.test.ts'],
        grep: 'keeps templates of its own',
      },
    ],
  },
  {
    name: 'session-of-somebody-else-ended',
    breaks: 'Nobody ends the session of somebody else.',
    file: 'src/server/modules/accounts/sessions.ts',
    from: 'and(eq(tokens.id, tokenId), eq(tokens.accountId, accountId), isBearer)',
    to: 'and(eq(tokens.id, tokenId), isBearer)',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/accounts/sessions.test.ts'],
        grep: 'finds nothing of another account',
      },
    ],
  },
  {
    name: 'new-password-leaves-sessions',
    breaks: 'A new password shuts out everybody who had the old one.',
    file: 'src/server/modules/accounts/password-service.ts',
    from: 'await revokeEverything(tx, account.id);',
    to: '',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/accounts/password.test.ts'],
        grep: 'ends every session and answers the one that goes on',
      },
    ],
  },
  {
    name: 'other-mailed-links-stay-good',
    breaks: 'Once one mailed link is used, no other for the same opens anything.',
    file: 'src/server/modules/accounts/mailed-secrets.ts',
    from: 'await tx.delete(tokens).where(ofAccount(used.accountId, used.purpose as MailedPurpose));',
    to: '',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/accounts/email.test.ts'],
        grep: 'with one link used up the others are',
      },
    ],
  },
  {
    name: 'common-password-at-the-desk',
    breaks: 'Nobody of the staff has a password that is tried first.',
    file: 'src/server/modules/staff/common-passwords.ts',
    from: 'score < scoreMin',
    to: 'score < 0',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/staff/staff-access.test.ts'] }],
  },
  {
    name: 'recovery-code-of-somebody-else',
    breaks: 'A recovery code brings its owner a way in, and nobody else.',
    file: 'src/server/modules/staff/one-time-codes.ts',
    from: 'and(eq(staffRecoveryCodes.hash, hashOf(code)), eq(staffRecoveryCodes.memberId, memberId))',
    to: 'eq(staffRecoveryCodes.hash, hashOf(code))',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/staff/staff-access.test.ts'] }],
  },
  {
    name: 'contact-for-a-hidden-vendor',
    breaks: 'A vendor that the staff has hidden reads no contact detail of a family.',
    file: 'src/server/modules/enquiries/ledger/ledger.ts',
    from: '!held?.confirmedAt || held.row.vendorHidden ||',
    to: '!held?.confirmedAt ||',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/enquiries/vendor/hidden-vendor.test.ts'] }],
  },
  {
    name: 'claim-approved-unchecked',
    breaks: 'Nobody gets a page whose claim was not checked.',
    file: 'src/shared/domain/vendors/claim-changes.ts',
    from: `approve: { label: 'Approve', from: ['checked'],`,
    to: `approve: { label: 'Approve', from: openClaims,`,
    caughtBy: [{ project: 'pglite', files: claimTests, grep: 'is not approved unchecked' }],
  },
  {
    name: 'code-guessed-without-end',
    breaks: 'Five wrong codes end a claim.',
    file: 'src/server/modules/claims/own-claims.ts',
    from: 'if (tries < claimLimits.codeTries) {',
    to: 'if (tries < 50) {',
    caughtBy: [{ project: 'pglite', files: claimTests, grep: 'wrong codes' }],
  },
  {
    name: 'code-for-readers',
    breaks: 'The code of a claim is shown to those who may decide.',
    file: 'src/server/modules/claims/desk-claims.ts',
    from: `code: mayDecide && row.status === 'waiting'`,
    to: `code: row.status === 'waiting'`,
    caughtBy: [{ project: 'pglite', files: claimTests, grep: 'shows the code' }],
  },
  {
    name: 'ready-answer-of-another-vendor',
    breaks: 'A vendor changes no ready answer of another.',
    file: 'src/server/modules/enquiries/vendor/ready-answers.module.ts',
    from: '(known && known.vendorId !== vendorId)',
    to: 'false',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/enquiries/vendor/ready-answers.test.ts'] }],
  },
];
