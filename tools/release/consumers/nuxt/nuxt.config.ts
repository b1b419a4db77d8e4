export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  css: ['@genmaster/color-picker/style.css'],
  vue: { compilerOptions: { isCustomElement: (tag: string) => tag === 'gm-color-picker' } },
});
