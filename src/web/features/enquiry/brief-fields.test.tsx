import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { briefParts } from '#domain/enquiries/brief-parts.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { BriefFields } from './brief-fields.tsx';

const kind = { name: 'catering', ...enquiryKinds.catering, brief: briefParts.catering } as const;

it('shows what a draft or a failed post has in its small fields', () => {
  render(<BriefFields kind={kind} values={{ '_brief-guests': '80', '_brief-food-veg': 'on' }} />);
  expect(screen.getByLabelText<HTMLInputElement>('Guests').value).toBe('80');
  expect(screen.getByLabelText<HTMLInputElement>('Vegetarian').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Jain').checked).toBe(false);
});

it('says once for all of a row that they are optional', () => {
  const early = kind.brief!.filter((part) => 'early' in part);
  render(<BriefFields kind={kind} parts={early} inARow />);
  expect(screen.getAllByText(/\(optional\)/)).toHaveLength(1);
  expect(screen.getByRole('group', { name: /\(optional\)/ })).toBeDefined();
});
