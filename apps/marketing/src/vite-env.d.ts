/// <reference types="vite/client" />

declare module 'virtual:theme-defaults.css';
declare module 'virtual:site-origin.css';
