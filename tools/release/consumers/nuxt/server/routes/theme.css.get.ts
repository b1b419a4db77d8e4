import { defaultCatalogue, defaultThemeCss } from '@genmaster/theme-engine/catalogue';

export default defineEventHandler((event) => {
  setResponseHeader(event, 'content-type', 'text/css');
  return defaultThemeCss(defaultCatalogue);
});
