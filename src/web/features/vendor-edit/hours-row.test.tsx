import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { HoursRow } from './hours-row.tsx';
import { copiedToAll, editedWeek, storedWeek } from './week-hours.ts';

function Day({ stored }: { stored: Record<string, string> | null }) {
  const [week, setWeek] = useState(() => editedWeek(stored));
  return (
    <>
      <HoursRow
        day="fri"
        hours={week.fri}
        onChange={(hours) => setWeek({ ...week, fri: hours })}
        onCopy={() => setWeek(copiedToAll(week, 'fri'))}
      />
      <output>{JSON.stringify(storedWeek(week))}</output>
    </>
  );
}
const stored = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('a day gets a second span, which may end on the next day, and loses it again', () => {
  render(<Day stored={{ fri: '10:00-14:00' }} />);
  expect(screen.queryByText('the next day')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add hours on Friday' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Friday from, part 2'));
  fill('Friday to, part 2', '02:00');
  expect(screen.getByText('the next day')).toBeTruthy();
  expect(stored()).toEqual({ fri: '10:00-14:00, 17:00-02:00' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove part 2 of Friday' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Friday from'));
  expect(stored()).toEqual({ fri: '10:00-14:00' });
});

it('a closed day shows its times and sends none', () => {
  render(<Day stored={{ fri: '10:00-14:00, 17:00-21:00' }} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
  expect(stored()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add hours on Friday' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
  expect(stored()).toEqual({ fri: '10:00-14:00, 17:00-21:00' });
});
