import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { animations } from './token-names.ts';

/** The animations, replayed on request; still when the visitor prefers reduced motion. */
export function MotionTokens() {
  const [round, setRound] = useState(0);
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {animations.map(({ name, look, use }) => (
          <li key={`${name}${round}`} className="flex items-center gap-4 text-sm">
            <span aria-hidden className={`size-12 shrink-0 rounded-md bg-teal ${look}`} />
            <span>
              {name}: {use}
            </span>
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={() => setRound(round + 1)} className="justify-self-start">
        Play again
      </Button>
    </>
  );
}
