import {
  lazy,
  memo,
  Suspense,
  useEffect,
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

/** Tells whoever waits that something has happened, once. */
function happening() {
  const waiting = new Set<() => void>();
  let happened = false;
  return {
    happen() {
      happened = true;
      for (const tell of waiting) tell();
    },
    useHappened: () =>
      useSyncExternalStore(
        (tell) => {
          waiting.add(tell);
          return () => waiting.delete(tell);
        },
        () => happened,
        () => false,
      ),
  };
}

/** A link or a form needs no code. */
const needsCode = 'button[type="button"]';

/** Around HTML whose code is on its way: a button that was pressed meanwhile does its work once it can. */
function PressedLater({ children }: { children: (onReady: () => void) => ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(undefined);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (box.current?.contains(target as Node))
        pressed.current = (target as Element).closest<HTMLElement>(needsCode) ?? undefined;
    };
    // Behind React's own listener: a press that it could still hand on has ended this before.
    window.addEventListener('click', press);
    stop.current = () => window.removeEventListener('click', press);
    return stop.current;
  }, []);
  const onReady = () => {
    stop.current?.();
    // Not in the middle of React's own work.
    queueMicrotask(() => pressed.current?.click());
  };
  return (
    <div ref={box} className="contents">
      {children(onReady)}
    </div>
  );
}

/** Tells once that what stands beside it is hydrated. */
function Ready({ onReady }: { onReady: () => void }) {
  useLayoutEffect(onReady, []);
  return null;
}

/**
 * Returns a component for a part below the first view whose hydration waits for the visitor's first interaction. Its HTML is in
 * the page and its links work. The stand-in is for a page that was rendered in the browser, without HTML to fall back on.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<object>,
) {
  const Drawn = lazyPart<Props>(load, { StandIn: () => <StandIn /> });
  const code = happening();
  const Part = lazy(async () => {
    await firstInteraction();
    const found = await whenOnline<Props>(load);
    code.happen();
    return { default: found as ComponentType<object> };
  });
  // Rendered again before its code is loaded, it would lose the server's HTML: until then it gets the props of the first time.
  const FromServer = memo(({ props }: { props: Props }) => (
    <Boundary of={load} instead={() => <StandIn />}>
      <PressedLater>
        {(onReady) => (
          <Suspense>
            <Part {...props} />
            <Ready onReady={onReady} />
          </Suspense>
        )}
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
    const loaded = code.useHappened();
    return drawn ? <Drawn {...props} /> : <FromServer props={loaded ? props : first} />;
  };
}
