import { createContext } from 'react';

/**
 * Ends the picking of a colour in the panel; `null` while no picker is open.
 *
 * The preview of a picker must not become part of another preview or choice.
 */
export const PanelPickingContext = createContext<{ current: (() => void) | null }>({ current: null });
