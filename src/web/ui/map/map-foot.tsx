import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { X } from 'lucide-react';
import { t } from '#words/t.ts';

type Props = { ref: RefObject<HTMLDivElement | null>; onClose: () => void; children: ReactNode };

/** What is said of the chosen vendor, at the foot of a map that is too narrow for a bubble. */
export function MapFoot({ ref, onClose, children }: Props) {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose());
  useEffect(() => {
    const foot = ref.current!;
    foot.addEventListener('keydown', onKey);
    return () => foot.removeEventListener('keydown', onKey);
  }, [ref]);
  return (
    <div
      ref={ref}
      role="group"
      aria-label={t('The chosen vendor')}
      className="absolute inset-x-2 bottom-4 z-20 rounded-xl border border-line bg-paper p-3 shadow-raised"
    >
      {children}
      <button
        type="button"
        aria-label={t('Close')}
        onClick={onClose}
        className="tap absolute -top-3 -right-1 grid size-11 place-items-center rounded-full border border-line bg-paper text-ink shadow-card hover:text-teal"
      >
        <X aria-hidden size={20} />
      </button>
    </div>
  );
}
