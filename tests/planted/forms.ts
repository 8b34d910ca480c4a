import type { PlantedFault } from './fault.ts';

const drafts = 'src/web/kit/drafts/drafts.ts';

/** Forms, and what is typed and not sent. */
export const forms: readonly PlantedFault[] = [
  {
    name: 'password-kept-on-the-device',
    breaks: 'A password that was typed is not kept on the device.',
    file: drafts,
    from: `['password', 'hidden', 'file', 'submit', 'button']`,
    to: `['hidden', 'file', 'submit', 'button']`,
    caughtBy: [{ project: 'web', files: ['src/web/kit/drafts/drafts.test.tsx'] }],
  },
  {
    name: 'draft-over-what-is-typed',
    breaks: 'What is typed while the page comes is not overwritten.',
    file: drafts,
    from: 'if (kept === undefined || touched.has(control.name)) continue;',
    to: 'if (kept === undefined) continue;',
    caughtBy: [{ project: 'web', files: ['src/web/kit/drafts/drafts.test.tsx'] }],
  },
  {
    name: 'draft-for-ever',
    breaks: 'What nobody came back to is forgotten after two weeks.',
    file: drafts,
    from: `Date.now() - Number(draft['at']) <= longestMs`,
    to: `Number(draft['at']) <= Date.now()`,
    caughtBy: [{ project: 'web', files: ['src/web/kit/drafts/drafts.test.tsx'] }],
  },
  {
    name: 'typed-since-lost-with-what-was-sent',
    breaks: 'What is typed after a form was sent stays.',
    file: drafts,
    from: 'if (typed.every(([name, value]) => payload[name]?.trim() === value.trim())) clearDraft(formId);',
    to: 'clearDraft(formId);',
    caughtBy: [{ project: 'web', files: ['src/web/features/enquiry/vendor-threads.test.tsx'] }],
  },
  {
    name: 'workshop-drafts-left-on-the-device',
    breaks: 'What a vendor typed goes from the device with its session.',
    file: 'src/web/kit/session/logout.ts',
    from: '  forgetAll(draftKey(workshopDrafts));\n',
    to: '',
    caughtBy: [{ project: 'web', files: ['src/web/features/account/end-of-session.test.tsx'] }],
  },
  {
    name: 'honeypot-ignored',
    breaks: 'What a machine sends does not reach the inbox.',
    file: 'src/shared/contract/spam-check.ts',
    from: `if (form.honeypot !== '')`,
    to: `if (form.honeypot === 'on')`,
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/desk/enquiry-update.test.ts'],
        grep: 'keeps flagged apart until they are freed',
      },
    ],
  },
  {
    name: 'flagged-without-a-time',
    breaks: 'A form that is sent without scripts is not taken for spam.',
    file: 'src/shared/contract/spam-check.ts',
    from: 'form.elapsedMs !== undefined && form.elapsedMs < minFormMs',
    to: '(form.elapsedMs ?? 0) < minFormMs',
    caughtBy: [{ project: 'pglite', files: ['src/server/platform/spam/suspicion.test.ts'] }],
  },
  {
    name: 'another-enquiry-under-a-known-key',
    breaks: 'Two enquiries with one key are not taken for one.',
    file: 'src/server/modules/enquiries/submit/enquiry-submit.ts',
    from: `if (!enquiry.bodyHash?.equals(bodyHash)) throw new Problem('idempotency_conflict');`,
    to: '',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/submit/enquiries.test.ts'],
        grep: 'is one, however often it comes with one key',
      },
    ],
  },
  {
    name: 'private-link-for-the-same-words',
    breaks: 'The private link is told to its sender alone.',
    file: 'src/server/modules/enquiries/submit/enquiry-submit.ts',
    from: 'return proves ? { ...receipt, statusUrl } : receipt;',
    to: 'return { ...receipt, statusUrl };',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/submit/enquiries.test.ts'],
        grep: 'is one enquiry however often it is loaded again',
      },
    ],
  },
  {
    name: 'time-alone-decides',
    breaks: 'A form that was full at load and is sent at once is told to the staff.',
    file: 'src/shared/contract/spam-check.ts',
    from: `if (isFast && form.acted === '0')`,
    to: 'if (isFast)',
    caughtBy: [{ project: 'pglite', files: ['src/server/platform/spam/suspicion.test.ts'] }],
  },
  {
    name: 'pasted-phone-refused',
    breaks: 'A phone that is pasted with +91 and spaces is ten digits.',
    file: 'src/shared/domain/formats/phone.ts',
    from: '(?:(?:\\+|00)?91)?0?',
    to: '(?:\\+?91)?',
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/formats/phone.test.ts'] }],
  },
  {
    name: 'form-from-another-site',
    breaks: 'No other site sends a form in a visitor’s name.',
    file: 'src/server/http/form-origin.ts',
    from: `if (origin === 'null') return site !== 'same-origin' && !secretPage;`,
    to: `if (origin === 'null') return !secretPage && site === 'cross-site';`,
    caughtBy: [{ project: 'unit', files: ['src/server/http/form-origin.test.ts'] }],
  },
  {
    name: 'password-given-back',
    breaks: 'A page that comes back after a wrong password does not hold it.',
    file: 'src/web/kit/forms/form-action.ts',
    from: 'values: kept(values, form) }',
    to: 'values }',
    caughtBy: [{ project: 'unit', files: ['src/web/pages/posted-forms.test.ts'] }],
  },
];
