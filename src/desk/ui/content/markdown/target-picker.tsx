import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { isCard, useTargets, type Target } from '../../../kit/content/use-targets.ts';

type Props = { label: string; hint?: string; cardsOnly?: boolean; onChoose: (target: Target) => void };

/** A search for a page, a vendor, a market or a post, which returns the chosen one. */
export function TargetPicker({ label, hint, cardsOnly = false, onChoose }: Props) {
  const [words, setWords] = useState('');
  const found = useTargets(words);
  const shown = cardsOnly ? found.filter(isCard) : found;
  return (
    <div>
      <Field
        label={label}
        hint={hint}
        required
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ul aria-label="Found" className="mt-2 max-h-64 overflow-y-auto">
        {shown.map((target) => (
          <li key={target.href + target.title}>
            <button
              type="button"
              className="tap flex w-full items-baseline justify-between gap-3 rounded-md px-2 py-1 text-left hover:bg-teal-wash"
              onClick={() => onChoose(target)}
            >
              <span className="min-w-0 font-semibold wrap-anywhere">{target.title}</span>
              <span className="shrink-0 text-sm text-ink-soft">{target.detail}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-soft">
        {words.trim() !== '' && shown.length === 0 ? 'Nothing of this name.' : ''}
      </p>
    </div>
  );
}
