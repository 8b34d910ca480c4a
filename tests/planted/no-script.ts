import type { PlantedFault } from './fault.ts';

/** The site without scripts. */
export const noScript: readonly PlantedFault[] = [
  {
    name: 'line-ends-counted-twice',
    breaks: 'A text that fits its field is taken without scripts, too.',
    file: 'src/web/kit/forms/form-action.ts',
    from: `value.replaceAll('\\r\\n', '\\n'),`,
    to: 'value,',
    caughtBy: [{ project: 'unit', files: ['src/web/pages/posted-forms.test.ts'] }],
  },
  {
    name: 'reload-sends-twice',
    breaks: 'A reload of the page that says thanks makes no second enquiry.',
    file: 'src/server/modules/enquiries/submit/idempotency-key.ts',
    from: 'subscriberOf(ip), now.toISOString().slice(0, 10)]',
    to: 'subscriberOf(ip), now.toISOString()]',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/submit/enquiries.test.ts'],
        grep: 'is one enquiry however often it is loaded again',
      },
    ],
  },
  {
    name: 'unchecked-on-the-server',
    breaks: 'What a form asks before it is sent it asks without scripts, too.',
    file: 'src/web/kit/forms/form-call.ts',
    from: 'if (Object.keys(wrong).length > 0)',
    to: `if (typeof window !== 'undefined' && Object.keys(wrong).length > 0)`,
    caughtBy: [{ project: 'unit', files: ['src/web/pages/posted-forms.test.ts'] }],
  },
  {
    name: 'dialog-closed-without-scripts',
    breaks: 'A form that an address opens is there without scripts.',
    file: 'src/web/ui/dialog.tsx',
    from: 'open={(open && !scripted) || undefined}',
    to: 'open={undefined}',
    caughtBy: [{ project: 'web', files: ['src/web/ui/dialog.test.tsx'] }],
  },
  {
    name: 'form-without-its-words',
    breaks: 'What was typed comes back when a form without scripts is refused.',
    file: 'src/web/kit/forms/form-action.ts',
    from: `...Object.fromEntries(keep.map((name) => [name, values[name] ?? ''])),`,
    to: '',
    caughtBy: [{ project: 'unit', files: ['src/web/pages/posted-forms.test.ts'] }],
  },
  {
    name: 'scripts-before-the-first-view',
    breaks: 'On a weak line a page shows itself before it fetches its scripts.',
    file: 'src/server/http/deferred-scripts.ts',
    from: "return [head.replace(preloads, ''), body.slice(0, from)",
    to: 'return [head, body.slice(0, from)',
    caughtBy: [{ project: 'unit', files: ['src/server/http/deferred-scripts.test.ts'] }],
  },
];
