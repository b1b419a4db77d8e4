import { Component, type ReactNode } from 'react';
import { recoverFromLostChunk } from './chunk-recovery.ts';

export interface LazyBoundaryProps {
  /** Called when the part stays lost: the one reload has been tried, or the cause is another. */
  onLost: () => void;
  children: ReactNode;
}

/** Keeps a part that is fetched later from taking the page down with it when it does not arrive. */
export class LazyBoundary extends Component<LazyBoundaryProps, { isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true };
  }

  override componentDidCatch(error: unknown): void {
    if (!recoverFromLostChunk(error, { storage: sessionStorage, reload: () => location.reload() })) this.props.onLost();
  }

  override render(): ReactNode {
    return this.state.isLost ? null : this.props.children;
  }
}
