import { defaultCatalogue, defaultThemeCss } from '@genmaster/theme-engine/catalogue';

export const GET = () => new Response(defaultThemeCss(defaultCatalogue), { headers: { 'content-type': 'text/css' } });
