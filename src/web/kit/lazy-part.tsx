import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { importTwice } from './import-twice.ts';

type BoundaryProps = { children: ReactNode; standIn: ReactNode; onFailure?: () => void };

/** Shows the stand-in where its children cannot be fetched or drawn; everything around them goes on. */
export class PartBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.standIn : this.props.children;
  }
}

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
      <PartBoundary standIn={<StandIn {...props} />} onFailure={renew}>
        <Suspense fallback={loading}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
