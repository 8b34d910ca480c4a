import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { reads, useRead } from '../../kit/query.ts';
import { SearchForm } from '../search-form.tsx';

const names: Readonly<Record<string, string>> = {
  category: 'Trade',
  area: 'Area',
  region: 'Region',
  market: 'Market',
  on: 'Day',
  open: 'Open',
  guests: 'Guests',
  price: 'Price up to, ₹',
  with: 'Facts',
  near: 'Near the visitor',
  not: 'Excluded',
  doubts: 'Said to be doubtful',
  kin: 'Nearest trades',
  own: 'Works that come first',
  words: 'Words looked for',
};
const shown = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(shown).join(', ');
  return value === true ? 'yes' : String(value);
};

/** Shows how the search understands a sentence. */
export function TrySentence() {
  const [tried, setTried] = useState('');
  const { value: read, failure } = useRead(
    tried === '' ? null : reads.staffSearchTry({ query: { q: tried } }),
  );
  const rows = Object.entries(read?.understood ?? {}).filter(([, value]) => shown(value) !== '');
  return (
    <section aria-labelledby="try" className="grid gap-3">
      <h2 id="try" className="text-xl">
        Try a sentence
      </h2>
      <SearchForm label="What somebody types" value={tried} onSearch={setTried} />
      <Alert>{failure}</Alert>
      <div aria-live="polite">
        {read && (
          <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
            {rows.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{names[name] ?? name}</dt>
                <dd className="wrap-anywhere">{shown(value)}</dd>
              </div>
            ))}
            {read.didYouMean && (
              <>
                <dt className="text-ink-soft">Probably meant</dt>
                <dd>{read.didYouMean}</dd>
              </>
            )}
          </dl>
        )}
        {read && rows.length === 0 && <p className="text-ink-soft">Nothing: all vendors would be listed.</p>}
      </div>
    </section>
  );
}
