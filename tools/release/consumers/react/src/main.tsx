import '@genmaster/color-picker/style.css';
import '@genmaster/shell-ui/style.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Customiser } from '../shared/customiser';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Customiser />
  </StrictMode>,
);
