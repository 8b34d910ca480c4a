import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';

/** Returns a screen reader's description of a field beside its label. */
const describedBy = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe.each(['input', 'textarea', 'select'] as const)('a field (%s)', (as) => {
  it('is found by its label, and is described by its hint and by what is wrong with it', () => {
    render(<Field as={as} required label="Phone" hint="Ten digits" error="Too short" />);
    const control = screen.getByLabelText('Phone');
    expect(control.tagName).toBe(as.toUpperCase());
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(control)).toEqual(['Ten digits', 'Too short']);
  });

  it('is not marked where nothing is wrong, and tells that it may stay empty', () => {
    render(<Field as={as} label="Phone" />);
    const control = screen.getByLabelText('Phone (optional)');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    expect(control.hasAttribute('aria-describedby')).toBe(false);
  });
});
