import type { PlantedFault } from './fault.ts';

const fieldTests = [{ project: 'web', files: ['src/web/ui/field.test.tsx'] }] as const;
const field = 'src/web/ui/field.tsx';

/** What people need who see, hear or move otherwise. */
export const accessibility: readonly PlantedFault[] = [
  {
    name: 'label-without-its-field',
    breaks: 'A screen reader says what a field is for.',
    file: field,
    from: 'htmlFor={id}',
    to: 'htmlFor={label}',
    caughtBy: [{ project: 'web', files: ['src/web/features/enquiry/enquiry-form.test.tsx'] }],
  },
  {
    name: 'error-not-tied-to-its-field',
    breaks: 'A screen reader says what is wrong with a field.',
    file: field,
    from: 'aria-describedby={describedBy}',
    to: 'aria-describedby={rest["aria-describedby"]}',
    caughtBy: fieldTests,
  },
  {
    name: 'wrong-field-not-marked',
    breaks: 'A screen reader says that a field is wrong.',
    file: field,
    from: `aria-invalid={error ? true : rest['aria-invalid']}`,
    to: `aria-invalid={rest['aria-invalid']}`,
    caughtBy: fieldTests,
  },
  {
    name: 'refusal-not-read-out',
    breaks: 'A screen reader reads out why a form was not taken.',
    file: 'src/web/ui/form-problem.tsx',
    from: `<p role="alert" className`,
    to: '<p className',
    caughtBy: [{ project: 'web', files: ['src/web/features/vendor-edit/offer-part.test.tsx'] }],
  },
  {
    name: 'trap-in-the-tab-order',
    breaks: 'Nobody who moves by keyboard comes to the field that catches machines.',
    file: 'src/web/ui/honeypot.tsx',
    from: 'tabIndex={-1} autoComplete="off"',
    to: 'autoComplete="off"',
    caughtBy: [{ project: 'web', files: ['src/web/features/enquiry/enquiry-form.test.tsx'] }],
  },
  {
    name: 'dialog-without-a-name',
    breaks: 'A screen reader says what a dialog is about.',
    file: 'src/web/ui/dialog.tsx',
    from: 'aria-labelledby={headingId}',
    to: 'aria-labelledby={heading}',
    caughtBy: [{ project: 'web', files: ['src/web/ui/dialog.test.tsx'] }],
  },
  {
    name: 'focus-on-the-cross',
    breaks: 'A dialog begins with its heading, not with the way out of it.',
    file: 'src/web/ui/dialog.tsx',
    from: '(used ?? headingAt.current)?.focus({ preventScroll: true });',
    to: "dialog.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });",
    caughtBy: [
      { journey: 'tests/journeys/keyboard.test.ts', grep: 'a dialog keeps the focus and gives it back' },
    ],
  },
  {
    name: 'skip-link-to-nowhere',
    breaks: 'Who moves by keyboard comes past the bar with one key.',
    file: 'src/web/features/site-chrome/chrome.tsx',
    from: '<main id="main" tabIndex={-1}',
    to: '<main id="main"',
    caughtBy: [
      {
        journey: 'tests/journeys/keyboard.test.ts',
        grep: 'the first stop leads past the bar to the content',
      },
    ],
  },
];
