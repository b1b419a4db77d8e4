import { createContext } from 'react';

/** Whether the surrounding panel shows its fields; a control ends its preview when it does not. */
export const PanelOpenContext = createContext(true);
