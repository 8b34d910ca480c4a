import { useEffect, useRef } from 'react';

/** Tells which child with a `data-id` has the pointer or the focus; null for none. Returns the ref of the list. */
export function usePointedAt(onPoint: (id: string | null) => void) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const point = ({ target }: Event) =>
      onPoint((target as Element).closest<HTMLElement>('[data-id]')?.dataset['id'] ?? null);
    const leave = () => onPoint(null);
    const listeners = [
      ['pointerover', point],
      ['focusin', point],
      ['pointerleave', leave],
      ['focusout', leave],
    ] as const;
    for (const [type, listener] of listeners) box.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) box.removeEventListener(type, listener);
    };
  });
  return list;
}
