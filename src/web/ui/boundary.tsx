import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Identifies the content; a new value renders it afresh. */
  of: unknown;
  /** The replacement after an error; nothing by default. */
  instead?: () => ReactNode;
  onFailure?: () => void;
};
type State = { failed: unknown };

const none = Symbol('none');
/** The identity is not known yet: a thrown error does not carry the props. */
const justNow = Symbol('just now');

/** Replaces content that fails during rendering; everything around it stays. */
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
