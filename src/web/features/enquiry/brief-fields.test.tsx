import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { briefParts } from '#domain/enquiries/brief-parts.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { BriefFields } from './brief-fields.tsx';
import { connectBrief } from './connect-brief.ts';

const kind = { name: 'catering', ...enquiryKinds.catering, brief: briefParts.catering } as const;

function draw({ typed = '', values }: { typed?: string; values?: Record<string, string> } = {}) {
  render(
    <form>
      <textarea name="eventDescription" aria-label="About" defaultValue={typed} />
      <BriefFields kind={kind} values={values} />
    </form>,
  );
  connectBrief(document.querySelector('form')!, kind);
  return screen.getByLabelText<HTMLTextAreaElement>('About');
}
const guests = () => screen.getByLabelText<HTMLInputElement>('Guests (optional)');
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('the small fields', () => {
  it('stand in the text as soon as they are filled in, and leave it when they are emptied', () => {
    const text = draw({ typed: 'Sangeet at home.' });
    fireEvent.input(guests(), { target: { value: '150' } });
    fireEvent.click(box('Jain'));
    fireEvent.click(box('Vegetarian'));
    fireEvent.input(screen.getByLabelText('Budget (optional)'), { target: { value: 'to600' } });
    expect(text.value).toBe(
      'Sangeet at home.\n\nGuests: 150\nFood: Vegetarian, Jain\nBudget: Up to ₹600 a plate',
    );
    fireEvent.click(box('Jain'));
    fireEvent.input(guests(), { target: { value: '' } });
    expect(text.value).toBe('Sangeet at home.\n\nFood: Vegetarian\nBudget: Up to ₹600 a plate');
  });

  it('keep what no line can say, while it is typed', () => {
    const text = draw({ typed: 'Sangeet at home.' });
    fireEvent.input(guests(), { target: { value: '30' } });
    fireEvent.input(guests(), { target: { value: '0' } });
    expect(guests().value).toBe('0');
    expect(text.value).toBe('Sangeet at home.');
    fireEvent.input(guests(), { target: { value: '300000' } });
    expect(guests().value).toBe('300000');
    expect(text.value).toBe('Sangeet at home.\n\nGuests: 300000');
  });

  it('show what was written into the text by hand', () => {
    const text = draw();
    fireEvent.input(text, { target: { value: 'For about 200.\nguests: 200 people\nFood: jain, no garlic' } });
    expect(guests().value).toBe('200');
    expect(box('Jain').checked).toBe(true);
    fireEvent.click(box('Vegetarian'));
    expect(text.value).toBe('For about 200.\nguests: 200 people\nFood: Vegetarian, Jain, no garlic');
  });

  it('begin with what a draft or a failed post says', () => {
    draw({
      typed: 'Guests: 80',
      values: { eventDescription: 'Guests: 80', '_brief-food-veg': 'on' },
    });
    expect(guests().value).toBe('80');
    expect(box('Vegetarian').checked).toBe(true);
    expect(screen.getByLabelText<HTMLTextAreaElement>('About').value).toBe('Guests: 80\nFood: Vegetarian');
  });
});
