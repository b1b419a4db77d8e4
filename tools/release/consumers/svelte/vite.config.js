import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  logLevel: 'warn',
  plugins: [sveltekit({ csp: { mode: 'nonce', directives: { 'script-src': ['self'] } } })],
});
