import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

type Props = {
  children: ReactNode;
  /** Names the visit; the next one is tried afresh. */
  visit: string;
};
type State = { failedVisit: string | null };

/** A page that breaks while it is drawn says so in its place; the bar, the foot and every other page go on. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failedVisit: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failedVisit: '' };
  }

  static getDerivedStateFromProps({ visit }: Props, { failedVisit }: State): Partial<State> | null {
    if (failedVisit === null || failedVisit === visit) return null;
    return { failedVisit: failedVisit === '' ? visit : null };
  }

  override render(): ReactNode {
    return this.state.failedVisit === null ? this.props.children : <ErrorPage missing={false} titled />;
  }
}
