// Entry of the development server: React’s refresh preamble has to run before any component is loaded.
import '@vitejs/plugin-react/preamble';
await import('./entry-client.tsx');
