import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  logLevel: 'warn',
  build: { rolldownOptions: { input: ['index.html', 'readme.html'] } },
});
