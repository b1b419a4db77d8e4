import { Component, type ReactNode } from 'react';

export interface DemoBoundaryProps {
  /** Content in place of a demo that failed. */
  fallback: (retry: () => void) => ReactNode;
  /** Reports the failure. */
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Error boundary that keeps a failing demo from breaking the page, and lets it be retried. */
export class DemoBoundary extends Component<DemoBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(() => this.setState({ hasFailed: false })) : this.props.children;
  }
}
