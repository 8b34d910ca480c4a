import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Names the visit; the next one is tried afresh. */
  visit: string;
  /** In the place of what broke; nothing when left out. */
  instead?: ReactNode;
};
type State = { failedVisit: string | null };

/** A part that breaks while it is drawn is left out until the next visit; everything around it goes on. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { failedVisit: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failedVisit: '' };
  }

  static getDerivedStateFromProps({ visit }: Props, { failedVisit }: State): Partial<State> | null {
    if (failedVisit === null || failedVisit === visit) return null;
    return { failedVisit: failedVisit === '' ? visit : null };
  }

  override render(): ReactNode {
    return this.state.failedVisit === null ? this.props.children : this.props.instead;
  }
}
