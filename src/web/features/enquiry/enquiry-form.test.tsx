import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { briefControl, briefPrefix } from '#domain/enquiries/brief-control.ts';
import { briefParts } from '#domain/enquiries/brief-parts.ts';
import { consentItems } from '#domain/enquiries/consent-items.ts';
import { enquirySchema } from '#contract/enquiries.ts';
import { enquiryKindNames, enquiryKinds, type EnquiryField } from '#domain/enquiries/enquiry-kinds.ts';
import type { Site } from '#contract/site.ts';
import { siteForPages } from '#support/site-for-pages.ts';
import { EnquiryForm } from './enquiry-form.tsx';

/** Renders the form of a kind as a page would, with the root's data around it. */
function draw(props: Parameters<typeof EnquiryForm>[0]): HTMLFormElement {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => <EnquiryForm {...props} />,
      loader: (): { site: Site } => ({ site: siteForPages }),
    },
  ]);
  render(<Page hydrationData={{ loaderData: { root: { site: siteForPages } } }} />);
  return document.querySelector('form')!;
}

const optionsOf = (control: Element) =>
  [...control.querySelectorAll('option')].map(({ value, textContent }) => ({ value, label: textContent }));
const elementOf = ({ type, options }: EnquiryField) =>
  type === 'textarea' ? 'TEXTAREA' : options ? 'SELECT' : 'INPUT';

describe.each(enquiryKindNames)('the form of %s', (kindName) => {
  const kind = { name: kindName, ...enquiryKinds[kindName] };
  const seen = kind.fields.filter(({ type }) => type !== 'hidden');

  it('has exactly the keys of the payload, and its own three beside them', () => {
    const form = draw({ kind, shareWith: 'Amaltas Farm' });
    const names = [...form.elements]
      .flatMap((control) => control.getAttribute('name') ?? [])
      .filter((name) => !name.startsWith(briefPrefix));
    const { shape } = enquirySchema(kind) as unknown as { shape: Record<string, unknown> };
    expect(names.toSorted()).toEqual([...Object.keys(shape), '_website', '_share', '_marketing'].toSorted());
    expect(form.method).toBe('post');
  });

  it.each(seen)('draws $name under its label', (field) => {
    draw({ kind });
    const label = field.required ? field.label : `${field.label} (optional)`;
    const control = screen.getByLabelText<HTMLInputElement>(label);
    expect(control.name).toBe(field.name);
    expect(control.tagName).toBe(elementOf(field));
    expect(control.required).toBe(field.required);
    if (field.placeholder) expect(control.placeholder).toBe(field.placeholder);
    if (control.tagName === 'INPUT') expect(control.type).toBe(field.type);
    if (field.options)
      expect(optionsOf(control)).toEqual([{ value: '', label: 'Please choose' }, ...field.options]);
    if (field.type === 'number') {
      expect(control.min).toBe(String(field.min));
      expect(control.max).toBe(String(field.max));
    }
    if (field.maxLength) {
      expect(control.dataset['limit']).toBe(String(field.maxLength));
      expect(control.maxLength).toBe(-1);
    }
  });

  it('has a trap for machines that nobody comes to by eye, ear or keyboard', () => {
    const trap = draw({ kind }).querySelector<HTMLInputElement>('[name=_website]')!;
    expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
    expect(trap.closest('[aria-hidden=true]')?.className).toContain('sr-only');
  });

  it('says beside the button what it collects and why, item by item', () => {
    const form = draw({ kind });
    const notice = within(form)
      .getByText(/^We use your /)
      .textContent.replaceAll(/\s+/g, ' ');
    const collected = consentItems(kind, () => false);
    expect(collected.map(({ key }) => key)).toEqual(seen.map(({ name }) => name));
    const items = new Intl.ListFormat('en-IN').format(new Set(collected.map(({ words }) => words)));
    expect(notice).toContain(`We use your ${items} ${kind.purpose}, and for nothing else.`);
    expect(notice).toMatch(/withdraw at any time.*Data Protection Board of India.*Privacy Policy/);
    expect(within(form).getByRole('button').textContent).toBe('Submit');
  });

  it('asks for news, and for sharing with a named vendor, in boxes that nobody has ticked', () => {
    const form = draw({ kind, shareWith: 'Amaltas Farm' });
    const boxes = within(form).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ name, checked, required }) => [name, checked, required])).toEqual([
      ['_share', false, false],
      ['_marketing', false, false],
    ]);
    expect(screen.getByLabelText(/Yes, share my details with Amaltas Farm/)).toBe(boxes[0]);
  });

  it('asks for no sharing where no vendor is in question', () => {
    const boxes = within(draw({ kind })).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ name }) => name)).toEqual(['_marketing']);
  });
});

describe.each(['eventManagement', 'constructionWork'] as const)(
  'the form of %s on a vendor’s page',
  (name) => {
    const kind = { name, ...enquiryKinds[name], brief: briefParts[name]! };
    const order = (form: HTMLFormElement) =>
      [...form.elements].flatMap((control) => control.getAttribute('name') ?? []);

    it('asks for the day, guests and budget in sight, and demands none of them', () => {
      const form = draw({ kind, leads: true });
      const names = order(form);
      const message = kind.fields.find(({ role }) => role === 'message')!.name;
      const parts = kind.brief.filter(({ early }) => early).map((part) => briefControl(part));
      for (const asked of ['eventDate', ...parts]) {
        const control = form.elements.namedItem(asked) as HTMLInputElement;
        expect(control.required).toBe(false);
        expect(control.closest('details')).toBeNull();
        expect(names.indexOf(asked)).toBeLessThan(names.indexOf(message));
      }
    });

    it('has each of its small fields once', () => {
      const names = order(draw({ kind, leads: true }));
      expect(names.filter((one, at) => names.indexOf(one) !== at)).toEqual([]);
      expect(names).toEqual(expect.arrayContaining(order(draw({ kind }))));
    });
  },
);
