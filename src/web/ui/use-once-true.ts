import { useState } from 'react';

/** Returns whether the value was true at this render or an earlier one: what came for it stays, to tell of its end. */
export function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return now || was;
}
