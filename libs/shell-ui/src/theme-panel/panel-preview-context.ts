import { createContext } from 'react';

/** Callback to report whether the page shows a preview that is not chosen. */
export const PanelPreviewContext = createContext<(isPreview: boolean) => void>(() => undefined);
