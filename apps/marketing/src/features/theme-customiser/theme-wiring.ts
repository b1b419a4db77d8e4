// The theme engine and the host of the panel, which are always needed together: one file to fetch.
export { ThemePanelHost } from './theme-panel-host.tsx';
export { createThemeRuntime } from './theme-runtime.ts';
