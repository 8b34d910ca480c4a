/** @file Fills any form of the site by its fields, so that a new one needs no sample. */
import type { Locator } from '@playwright/test';

/** Values for fields whose type does not say enough. Keys are names of fields or types of inputs. */
export type Samples = Readonly<Record<string, string>>;

export const samples: Samples = {
  email: 'kavita@example.com',
  tel: '9876500001',
  date: '2027-02-14',
  number: '3',
  password: 'gulmohar-9',
  panGst: '07AAAPZ1234C1Z2',
  phone: '9876500001',
  instagram: 'https://www.instagram.com/amaltas.farm',
  facebook: 'https://www.facebook.com/amaltas.farm',
  website: 'https://amaltas.example.in',
  ticket: 'AGN-G-7K3F-9Q',
  link: 'https://aangan.example/profile/somebody',
  // The honeypot: people leave it empty.
  _website: '',
  otherwise: 'A hall for the family, 12 Satbari Road',
};

/** Fills and sends it at once, with the events of typing. */
export const sendFilled = (form: Locator, values: Samples = samples): Promise<void> =>
  form.evaluate((element, known) => {
    const target = element as HTMLFormElement;
    const put = (control: HTMLElement, value: string) => {
      // React overrides the setter on the control itself; only the prototype's setter is noticed.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
      for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
    };
    for (const control of target.elements) {
      if (control instanceof HTMLSelectElement)
        put(control, [...control.options].find(({ value }) => value !== '')?.value ?? '');
      else if (control instanceof HTMLTextAreaElement) put(control, known['otherwise']!);
      else if (!(control instanceof HTMLInputElement) || ['hidden', 'file'].includes(control.type)) continue;
      else if (control.type === 'checkbox' || control.type === 'radio') {
        if (!control.checked) control.click();
      } else put(control, known[control.name] ?? known[control.type] ?? known['otherwise']!);
    }
    // The button tells a form with several changes which one is meant; a button without a value changes nothing, and an unreachable
    // one serves the Enter key.
    const button = [...target.elements].find(
      (control) =>
        control instanceof HTMLButtonElement &&
        control.type === 'submit' &&
        !control.disabled &&
        control.tabIndex !== -1 &&
        (control.name === '' || control.value !== ''),
    );
    target.requestSubmit(button as HTMLButtonElement | undefined);
  }, values);
