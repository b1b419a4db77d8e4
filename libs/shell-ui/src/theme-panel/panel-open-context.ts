import { createContext } from 'react';

/** Whether the panel around a control is shown; a control that only previews something ends that when it is not. */
export const PanelOpenContext = createContext(true);
