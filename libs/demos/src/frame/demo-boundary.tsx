import { Component, type ReactNode } from 'react';

export interface DemoBoundaryProps {
  /** What stands in the place of a demo that failed. */
  fallback: (retry: () => void) => ReactNode;
  /** Notes the failure. */
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps a demo that fails from taking the page down, and lets it be tried again. */
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
