import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';

/** A link or a form needs no code. */
const needsCode = 'button[type="button"]';

type Waiting = {
  /** Called once the children are hydrated. */
  onReady: () => void;
  children: ReactNode;
};

/** Around HTML whose code is on its way: a button that was pressed meanwhile does its work once it can. */
export function PressedLater({ onReady, children }: Waiting) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(undefined);
  const ready = useRef(false);
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (ready.current || !box.current?.contains(target as Node)) return;
      const button = (target as Element).closest<HTMLElement>(needsCode) ?? undefined;
      // Once React has had its turn: a press that it could hand on needs no second one.
      setTimeout(() => {
        if (!ready.current) pressed.current = button;
      });
    };
    // Before React's own listener, which stops what it cannot hand on.
    window.addEventListener('click', press, true);
    return () => window.removeEventListener('click', press, true);
  }, []);
  return (
    <div ref={box} className="contents">
      <Suspense>
        {children}
        <Hydrated
          onReady={() => {
            ready.current = true;
            onReady();
            // Not in the middle of React's own work.
            queueMicrotask(() => pressed.current?.click());
          }}
        />
      </Suspense>
    </div>
  );
}

/** Tells once that what stands beside it is hydrated. */
function Hydrated({ onReady }: { onReady: () => void }) {
  const tell = useEffectEvent(onReady);
  useLayoutEffect(() => tell(), []);
  return null;
}
