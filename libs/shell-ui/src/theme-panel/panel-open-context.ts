import { createContext } from 'react';

/** Whether the surrounding panel is open; a control ends its preview when it is not. */
export const PanelOpenContext = createContext(true);
