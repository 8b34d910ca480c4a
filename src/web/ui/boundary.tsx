import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Names what is drawn; with another it is tried afresh. */
  of: unknown;
  /** What stands there when it broke; nothing when left out. */
  instead?: () => ReactNode;
  onFailure?: () => void;
};
type State = { failed: unknown };

const none = Symbol('none');
/** Its name is not known yet: what is thrown does not tell the props. */
const justNow = Symbol('just now');

/** What breaks while it is drawn is replaced, and everything around it stands. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: none };

  static getDerivedStateFromError(): State {
    return { failed: justNow };
  }

  static getDerivedStateFromProps({ of }: Props, { failed }: State): State | null {
    if (failed === none || failed === of) return null;
    return { failed: failed === justNow ? of : none };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.failed === none ? this.props.children : this.props.instead?.();
  }
}
