import { useRef, useState, type KeyboardEvent } from 'react';

/** Maximum steps stored of one field. */
const maxSteps = 100;

type Steps<T> = { past: readonly T[]; future: readonly T[] };

/**
 * Provides undo for a field with more than one control, which browsers do not support. Changes by one control are one step until
 * `endStep`; a control without a name makes a step with each change.
 */
export function useUndo<T>(value: T, onChange: (value: T) => void) {
  const [{ past, future }, setSteps] = useState<Steps<T>>({ past: [], future: [] });
  const typing = useRef<string | null>(null);
  const move = (next: T, steps: Steps<T>) => {
    setSteps(steps);
    onChange(next);
  };
  const undo = () => {
    typing.current = null;
    const last = past.at(-1);
    if (last !== undefined) move(last, { past: past.slice(0, -1), future: [value, ...future] });
  };
  const redo = () => {
    typing.current = null;
    const [next, ...rest] = future;
    if (next !== undefined) move(next, { past: [...past, value], future: rest });
  };
  return {
    change(next: T, by: string | null = null) {
      const same = by !== null && by === typing.current;
      typing.current = by;
      move(next, { past: same ? past : [...past, value].slice(-maxSteps), future: [] });
    },
    endStep: () => {
      typing.current = null;
    },
    undo: past.length > 0 ? undo : null,
    redo: future.length > 0 ? redo : null,
    /** Handles the usual undo keys, for the element around all controls. */
    onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const forward = key === 'y' || (key === 'z' && event.shiftKey);
      if (!forward && key !== 'z') return;
      event.preventDefault();
      if (forward) redo();
      else undo();
    },
  };
}
