import { createContext } from 'react';

/** Whether a colour of the panel is being picked. Until it is, what it shows must not become part of another preview. */
export const PanelPickingContext = createContext<{ current: boolean }>({ current: false });
