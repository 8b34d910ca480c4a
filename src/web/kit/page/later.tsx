import { lazy, memo, useCallback, useState, useSyncExternalStore, type ComponentType } from 'react';
import { Boundary } from '#ui/boundary.tsx';
import { firstInteraction } from './first-interaction.ts';
import { importTwice } from './import-twice.ts';
import { lazyPart } from './lazy-part.tsx';
import { PressedLater } from './pressed-later.tsx';
import { useWaitingPart } from './waiting-parts.ts';

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
    useWaitingPart(!drawn && !ready);
    return drawn ? <Drawn {...props} /> : <FromServer props={ready ? props : first} onReady={onReady} />;
  };
}
