import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Boundary } from '#ui/boundary.tsx';
import { importTwice } from './import-twice.ts';

type Options<Props> = {
  loading?: ReactNode;
  /** Shown when the code fails to load, with an alternative. Absent for an optional part. */
  StandIn?: ComponentType<Props>;
};

const Nothing = () => null;

/** Returns a component whose code is loaded at the first render, and again after a failure. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, StandIn = Nothing }: Options<Props> = {},
) {
  const attempt = () => lazy(async () => ({ default: (await importTwice(load)) as ComponentType<object> }));
  let Part = attempt();
  const renew = () => {
    Part = attempt();
  };
  return function Later(props: Props) {
    return (
      <Boundary of={load} instead={() => <StandIn {...props} />} onFailure={renew}>
        <Suspense fallback={loading}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
