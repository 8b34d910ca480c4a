import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Boundary } from '#ui/boundary.tsx';
import { importTwice } from './import-twice.ts';

type Options<Props> = {
  loading?: ReactNode;
  /** In place of a part that cannot be had: it should still lead on. Nothing where nothing is lost. */
  StandIn?: ComponentType<Props>;
};

const Nothing = () => null;

/** A part of a page whose code is fetched when it is first shown. Shown again after a failure, it is asked for again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, StandIn = Nothing }: Options<Props> = {},
) {
  const attempt = () => lazy(async () => ({ default: (await importTwice(load)) as ComponentType<object> }));
  let Part = attempt();
  const renew = () => {
    Part = attempt();
  };
  return function LazyPart(props: Props) {
    return (
      <Boundary of={load} instead={() => <StandIn {...props} />} onFailure={renew}>
        <Suspense fallback={loading}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
