import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Boundary } from '#ui/boundary.tsx';
import { firstInteraction } from './first-interaction.ts';
import { importTwice } from './import-twice.ts';
import { lazyPart } from './lazy-part.tsx';

/** Until the code is loaded the server's HTML stays, with its links and its form that posts without scripts. */
async function whenOnline<Props>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  for (;;)
    try {
      return await importTwice(load);
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
}

const never = () => () => {};

/** A link or a form needs no code. */
const needsCode = 'button[type="button"]';

type Waiting = {
  /** Called once the children are hydrated. */
  onReady: () => void;
  children: ReactNode;
};

/** Around HTML whose code is on its way: a button that was pressed meanwhile does its work once it can. */
function PressedLater({ onReady, children }: Waiting) {
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

/**
 * Returns a component for a part whose hydration waits for the visitor's first interaction. Its HTML is in the page: its links and
 * forms work, and what is typed or pressed in it stays. The stand-in is for a page that was rendered in the browser, without HTML
 * to fall back on.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<object>,
) {
  const Drawn = lazyPart<Props>(load, { StandIn: () => <StandIn /> });
  const Part = lazy(async () => {
    await firstInteraction();
    return { default: (await whenOnline<Props>(load)) as ComponentType<object> };
  });
  // With other props before it is hydrated, React would draw it anew and lose the server's HTML and what was typed into it.
  const FromServer = memo(({ props, onReady }: { props: Props; onReady: () => void }) => (
    <Boundary of={load} instead={() => <StandIn />}>
      <PressedLater onReady={onReady}>
        <Part {...props} />
      </PressedLater>
    </Boundary>
  ));
  return function Later(props: Props) {
    const [drawn] = useState(
      useSyncExternalStore(
        never,
        () => true,
        () => false,
      ),
    );
    const [first] = useState(props);
    const [ready, setReady] = useState(false);
    const onReady = useCallback(() => setReady(true), []);
    return drawn ? <Drawn {...props} /> : <FromServer props={ready ? props : first} onReady={onReady} />;
  };
}
