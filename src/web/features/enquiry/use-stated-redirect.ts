import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** Events that count as acting: the visitor then stays. */
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Redirects after the stated time, unless the visitor acts first. Returns true while it will. Leaving the page cancels it, too. `to` null
 * never redirects.
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
