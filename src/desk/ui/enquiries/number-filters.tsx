import { Link, useSearchParams } from 'react-router';
import type { ReachedStep } from '#domain/desk/number-figures.ts';
import { queryOf } from '#desk/kit/enquiry-search.ts';
import { showDay } from '#desk/kit/format.ts';

const reachedWords: Readonly<Record<ReachedStep, string>> = {
  received: 'received',
  withdrawn: 'withdrawn',
  introduced: 'introduced',
  answered: 'answered',
  inTime: 'answered in 24 hours',
  late: 'not answered in 24 hours',
  quoted: 'quoted',
  accepted: 'with an accepted quote',
  booked: 'booked',
  lost: 'not booked',
  told: 'told to vendors',
  bad: 'called bad',
};

/** The filters of links from the page Numbers, in words. */
const words: Readonly<Record<string, (value: string) => string>> = {
  reached: (step) => reachedWords[step as ReachedStep],
  from: (day) => `from ${showDay(day)}`,
  to: (day) => `until ${showDay(day)}`,
  place: (name) => (name === 'none' ? 'no known place' : `in ${name}`),
  source: (page) => (page === 'none' ? 'no known page' : `from ${page}`),
  campaign: (name) => (name === 'none' ? 'no named campaign' : `by ${name}`),
  reason: (reason) => `closed: ${reason}`,
  reported: () => 'called bad by one vendor',
};

/** The filters that only the page Numbers sets, and the way out of them. Nothing without any. */
export function NumberFilters() {
  const [search] = useSearchParams();
  const query = queryOf(search);
  const said = Object.entries(words).flatMap(([name, say]) => (query[name] ? say(query[name]) : []));
  if (said.length === 0) return null;
  const rest = new URLSearchParams([...search].filter(([name]) => !(name in words)));
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-3 text-sm">
      As counted on Numbers: {said.join(', ')}.
      <Link
        to={`?${rest.toString()}`}
        className="tap inline-flex items-center font-semibold text-teal hover:underline"
      >
        Show without
      </Link>
    </p>
  );
}
