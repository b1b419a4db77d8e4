import { useEffect, useState } from 'react';

/** Part of the panel that is fetched when it is first shown. */
export interface FetchedPart<Part> {
  /** The part; `null` while it is fetched, and where it cannot be. */
  part: Part | null;
  isLost: boolean;
  retry: () => void;
}

/**
 * Fetches a part of the panel. A fetch that fails, such as one without a network, can be tried again; `React.lazy` would
 * keep the failure.
 */
export function usePart<Part>(fetchPart: () => Promise<Part>): FetchedPart<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [tries, setTries] = useState(0);
  const [lostTry, setLostTry] = useState(-1);
  useEffect(() => {
    let isWanted = true;
    fetchPart().then(
      (fetched) => isWanted && setPart(() => fetched),
      () => isWanted && setLostTry(tries),
    );
    return () => {
      isWanted = false;
    };
  }, [fetchPart, tries]);
  return { part, isLost: lostTry === tries, retry: () => setTries(tries + 1) };
}
