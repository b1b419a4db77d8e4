import { useNavigation } from 'react-router';

/**
 * Renders the line that shows that the next page is loading. A separate component, so that only this part re-renders.
 */
export function PageProgress() {
  const isLoading = useNavigation().state === 'loading';
  return <div className="progress" data-state={isLoading ? 'loading' : 'idle'} aria-hidden="true" />;
}
