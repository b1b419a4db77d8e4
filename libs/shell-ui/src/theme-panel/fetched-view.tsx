import type { PanelViewsProps } from './panel-views.tsx';
import { usePart } from './use-part.ts';
import controls from './panel-controls.module.css';

const fetchViews = () => import('./panel-views.tsx');

/** Renders a view, or what says that it could not be fetched. */
export function FetchedView(props: PanelViewsProps) {
  const { part, isLost, retry } = usePart(fetchViews);
  const { labels } = props;
  if (part) return <part.PanelViews {...props} />;
  if (!isLost) return null;
  return (
    <div className={controls.lost}>
      <p role="alert">{labels.myThemes.outcomes.failed}</p>
      <button type="button" className={controls.button} onClick={retry}>
        {labels.tryAgain}
      </button>
    </div>
  );
}
