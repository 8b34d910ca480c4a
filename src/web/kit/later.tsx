import { lazy, memo, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import { Boundary } from '#ui/boundary.tsx';
import { firstInteraction } from './first-interaction.ts';
import { importTwice } from './import-twice.ts';
import { lazyPart } from './lazy-part.tsx';

/** Until the code can be had, the HTML stays as the server made it, with its links and its form that posts by itself. */
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
 * A part of a page that is only read, below what is seen first: its HTML is there from the beginning, its links work, and its
 * code comes when the visitor first touches the page. So the first view waits for less. The stand-in is for a page that was
 * drawn in the browser, which has no HTML to fall back on.
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
  // Drawn once more before its code is there, it would lose the server's HTML; and `Later` is, when it learns that scripts run.
  const FromServer = memo(({ props }: { props: Props }) => (
    <Boundary of={load} instead={() => <StandIn />}>
      <Suspense>
        <Part {...props} />
      </Suspense>
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
    return drawn ? <Drawn {...props} /> : <FromServer props={props} />;
  };
}
