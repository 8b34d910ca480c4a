/** @file A form in a browser without scripts: its validation, and its request. */

type Control = Element & { willValidate: boolean; validity: ValidityState; name: string };
export type Submission = { method: 'GET' | 'POST'; url: URL; body?: Buffer };

const reasons = [
  'valueMissing',
  'typeMismatch',
  'patternMismatch',
  'tooLong',
  'tooShort',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
  'badInput',
] as const satisfies (keyof ValidityState)[];

/** Returns why the browser refuses to send the form, as `email: typeMismatch`; nothing otherwise. */
export function refusalsOf(form: HTMLFormElement, submitter?: HTMLElement): string[] {
  if (form.noValidate || submitter?.hasAttribute('formnovalidate')) return [];
  return ([...form.elements] as Control[])
    .filter(({ willValidate, validity }) => willValidate && !validity.valid)
    .map(({ name, validity }) => `${name}: ${reasons.filter((reason) => validity[reason]).join()}`);
}

/** Returns a setting of the submission from the button, or else from the form. */
const setting = (form: HTMLFormElement, submitter: HTMLElement | undefined, name: string) =>
  submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';

/**
 * Returns the browser's request when that button sends the form. Files, and an encoding for them, are an error: no form of the site
 * has any without scripts.
 */
export function submissionOf(form: HTMLFormElement, submitter?: HTMLElement): Submission {
  const { defaultView: window, URL: address } = form.ownerDocument;
  const encoding = setting(form, submitter, 'enctype') || 'application/x-www-form-urlencoded';
  if (encoding !== 'application/x-www-form-urlencoded') throw new Error(`A form is sent as ${encoding}.`);
  const fields = new URLSearchParams();
  for (const [name, value] of new window!.FormData(form, submitter)) {
    if (typeof value !== 'string') throw new Error(`The form has a file: ${name}.`);
    fields.append(name, value.replaceAll(/\r\n|\r|\n/g, '\r\n'));
  }
  const url = new URL(setting(form, submitter, 'action') || address, address);
  if (setting(form, submitter, 'method').toLowerCase() === 'post')
    return { method: 'POST', url, body: Buffer.from(fields.toString()) };
  url.search = fields.toString();
  return { method: 'GET', url };
}
