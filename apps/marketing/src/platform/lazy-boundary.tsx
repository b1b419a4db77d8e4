import { Component, type ContextType, type ReactNode } from 'react';
import { ServicesContext } from './services-context.tsx';

export interface LazyBoundaryProps {
  /** Called when the part cannot be recovered: the one reload was used, or the error has another cause. */
  onLost: () => void;
  /**
   * Whether the visitor is asking for the part. A new request after a loss tries again, so that no control is dead: the
   * part is shown, the page reloads for its build, or `onLost` reports the loss again.
   *
   * @default true
   */
  isWanted?: boolean;
  children: ReactNode;
}

/** Error boundary of a lazily loaded part, so that a failed load does not remove the whole page. */
export class LazyBoundary extends Component<LazyBoundaryProps, { isLost: boolean }> {
  static override contextType = ServicesContext;
  declare context: ContextType<typeof ServicesContext>;
  override state = { isLost: false };

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true };
  }

  override componentDidUpdate({ isWanted: wasWanted = true }: LazyBoundaryProps): void {
    const { isWanted = true } = this.props;
    if (this.state.isLost && isWanted && !wasWanted) this.setState({ isLost: false });
  }

  override componentDidCatch(error: unknown): void {
    if (!this.context?.chunkRecovery.recover(error)) this.props.onLost();
  }

  override render(): ReactNode {
    return this.state.isLost ? null : this.props.children;
  }
}
