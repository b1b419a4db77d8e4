import { Component, type ContextType, type ReactNode } from 'react';
import { ServicesContext } from './services-context.tsx';

export interface LazyBoundaryProps {
  /** Called when the part stays lost: the one reload has been tried, or the cause is another. */
  onLost: () => void;
  children: ReactNode;
}

/** Keeps a part that is fetched later from taking the page down with it when it does not arrive. */
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
