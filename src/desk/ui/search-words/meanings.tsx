import { useState } from 'react';
import type { SearchWords } from '#contract/desk/search-words.ts';
import { Button } from '#ui/button.tsx';
import { MeaningForm } from './meaning-form.tsx';

type Props = { meanings: SearchWords['meanings'] };

/** Meanings defined by the staff; one at a time is open. */
export function Meanings({ meanings }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const shut = () => setOpen(null);
  return (
    <section aria-labelledby="meanings">
      <h2 id="meanings" className="mb-2 text-xl">
        What words mean
      </h2>
      <p className="mb-2 text-sm text-ink-soft">
        These come before the words that the program knows by itself.
      </p>
      <ul>
        {meanings.map((one) => (
          <li key={one.words} className="border-t border-line py-3">
            {open === one.words ? (
              <MeaningForm entry={one} onDone={shut} />
            ) : (
              <div className="flex items-center justify-between gap-4">
                <div className="min-w-0">
                  <h3 className="font-semibold wrap-anywhere">{one.words}</h3>
                  <p className="font-mono text-sm wrap-anywhere text-ink-soft">{one.meaning}</p>
                </div>
                <Button look="quiet" onClick={() => setOpen(one.words)}>
                  Edit <span className="sr-only">{one.words}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open === '' ? (
        <MeaningForm onDone={shut} />
      ) : (
        <Button look="secondary" className="mt-2" onClick={() => setOpen('')}>
          Add a word
        </Button>
      )}
    </section>
  );
}
