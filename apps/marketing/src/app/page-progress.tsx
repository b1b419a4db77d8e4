import { useNavigation } from 'react-router';

/** Renders the line that shows that the next page is loading. In a component of its own, so that it alone changes. */
export function PageProgress() {
  const isLoading = useNavigation().state === 'loading';
  return <div className="progress" data-state={isLoading ? 'loading' : 'idle'} aria-hidden="true" />;
}
