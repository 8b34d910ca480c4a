import { Component, type ReactNode } from 'react';
import type { Failure } from '#contract/settled.ts';

type Props = {
  children: ReactNode;
  /** What is drawn; with another it is tried afresh. */
  data: unknown;
  failed: (error: Failure) => ReactNode;
};
type State = { data: unknown; broken: boolean };

const couldNotBeShown: Failure = { status: 0, code: 'internal', message: 'This could not be shown.' };

/** A part of a page that breaks while it is drawn says that it failed, in its place; the rest of the page stands. */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { data: this.props.data, broken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ data }: Props, state: State): State | null {
    return data === state.data ? null : { data, broken: false };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.failed(couldNotBeShown) : this.props.children;
  }
}
