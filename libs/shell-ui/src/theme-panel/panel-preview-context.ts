import { createContext } from 'react';

/** Tells the panel that the page shows something which nobody has chosen yet, or no longer does. */
export const PanelPreviewContext = createContext<(isPreview: boolean) => void>(() => undefined);
