import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDemoHost } from '../demo-host.tsx';
import { reloadPage } from '../reload-page.ts';

export interface Fetched<Value> {
  /** The value of the current key; `null` until it is there. */
  value: Value | null;
  /** Whether it could not be fetched. */
  isLost: boolean;
  retry: () => void;
}

/**
 * Fetches what a part of a demo needs when it is first asked for, such as a chunk.
 *
 * @param key names what is needed; `null` while nothing is.
 */
export function useFetched<Value>(key: string | null, fetchValue: () => Promise<Value>): Fetched<Value> {
  const { log, recoverChunk } = useDemoHost();
  const [found, setFound] = useState<{ key: string; value: Value } | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const isRetry = useRef(false);
  const start = useEffectEvent((wanted: string, isOver: () => boolean) => {
    fetchValue().then(
      (value) => {
        if (!isOver()) setFound({ key: wanted, value });
      },
      async (error: unknown) => {
        if (isOver() || recoverChunk(error) || (isRetry.current && (await reloadPage()))) return;
        log(`[demos] A part of a demo could not be fetched: ${wanted}.`, error);
        setLost(wanted);
      },
    );
  });
  const isHere = found?.key === key;
  const isLost = key !== null && lost === key;
  useEffect(() => {
    if (key === null || isHere || isLost) return undefined;
    let isOver = false;
    start(key, () => isOver);
    return () => {
      isOver = true;
    };
  }, [key, isHere, isLost]);
  const retry = () => {
    isRetry.current = true;
    setLost(null);
  };
  return { value: isHere ? found.value : null, isLost, retry };
}
