import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** What counts as acting: whoever does it wants to stay. */
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Leads on after the stated time, unless the visitor acts first. True as long as it will. Leaving the page ends it, too.
 * `to` null never leads anywhere.
 */
export function useStatedRedirect({ afterMs, to }: { afterMs: number; to: string | null }): boolean {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    if (!waiting || to === null) return;
    const timer = setTimeout(() => void navigate(to), afterMs);
    const stay = () => setWaiting(false);
    for (const act of acts) window.addEventListener(act, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const act of acts) window.removeEventListener(act, stay);
    };
  }, [waiting, navigate, afterMs, to]);
  return waiting && to !== null;
}
