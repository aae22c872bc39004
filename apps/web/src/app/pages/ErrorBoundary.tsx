import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

/**
 * Shows the error page in place of what throws. React tells of render errors only to classes. Give it the
 * address as key: another page is another try.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
