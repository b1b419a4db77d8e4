// Component
export { LoginDialog } from './login-dialog.tsx';

// Types
export type { LoginDialogLabels, LoginDialogProps, LoginDialogValues } from './login-dialog.tsx';
