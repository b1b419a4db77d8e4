import { createContext } from 'react';

/**
 * Ends the picking of a colour in the panel; `null` while none is picked.
 *
 * What a picker shows must not become part of another preview or choice.
 */
export const PanelPickingContext = createContext<{ current: (() => void) | null }>({ current: null });
