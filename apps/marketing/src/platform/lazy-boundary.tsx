import { Component, type ContextType, type ReactNode } from 'react';
import { ServicesContext } from './services-context.tsx';

export interface LazyBoundaryProps {
  /** Called when the part cannot be recovered: the one reload was used, or the error has another cause. */
  onLost: () => void;
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

  override componentDidCatch(error: unknown): void {
    if (!this.context?.chunkRecovery.recover(error)) this.props.onLost();
  }

  override render(): ReactNode {
    return this.state.isLost ? null : this.props.children;
  }
}
