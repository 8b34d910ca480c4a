import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Boundary } from '#ui/boundary.tsx';
import { importTwice } from './import-twice.ts';

type Options<Props> = {
  loading?: ReactNode;
  /** Shown when the code fails to load, with an alternative. Absent for an optional part. */
  StandIn?: ComponentType<Props>;
  /** Returns the component if its code is there: then it is shown at once, where React shows loaded code up to 300 ms late. */
  loaded?: () => ComponentType<Props> | undefined;
};

const Nothing = () => null;

/** Returns a component whose code is loaded at the first render, and again after a failure. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, StandIn = Nothing, loaded }: Options<Props> = {},
) {
  const attempt = () => lazy(async () => ({ default: (await importTwice(load)) as ComponentType<object> }));
  let Part = attempt();
  const renew = () => {
    Part = attempt();
  };
  return function Later(props: Props) {
    const [Loaded] = useState(() => loaded?.());
    return (
      <Boundary of={load} instead={() => <StandIn {...props} />} onFailure={renew}>
        <Suspense fallback={loading}>{Loaded ? <Loaded {...props} /> : <Part {...props} />}</Suspense>
      </Boundary>
    );
  };
}
