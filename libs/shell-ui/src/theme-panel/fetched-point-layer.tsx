import { useEffect, useRef } from 'react';
import type { PointLayerProps } from './point-layer.tsx';
import { usePart } from './use-part.ts';

const fetchPointLayer = () => import('./point-layer.tsx');

/** Renders the layer in which a part of the page is chosen; it ends where the layer cannot be fetched. */
export function FetchedPointLayer(props: PointLayerProps) {
  const { part, isLost } = usePart(fetchPointLayer);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!isLost) return;
    const { labels, onAnnounce, onEnd } = latest.current;
    onAnnounce(labels.myThemes.outcomes.failed);
    onEnd();
  }, [isLost]);
  return part ? <part.PointLayer {...props} /> : null;
}
