import type { Messages } from '@lingui/core';
import type { LanguageCode } from './languages.ts';
import { SITE_MESSAGE_LOADERS } from './site-message-loaders.ts';

/**
 * Loaders of the messages of each part of the interface: one file per language, loaded on demand.
 *
 * This list is loaded with the first demo or the entries of pages, so that no page starts with the URLs of all messages.
 */
export const MESSAGE_LOADERS = {
  ...SITE_MESSAGE_LOADERS,
  'page-entries': {
    en: async () => (await import('./messages/page-entries.en.ts')).messages,
    hi: async () => (await import('./messages/page-entries.hi.ts')).messages,
  },
  'access-matrix': {
    en: async () => (await import('./messages/access-matrix.en.ts')).messages,
    hi: async () => (await import('./messages/access-matrix.hi.ts')).messages,
  },
  'code-editor': {
    en: async () => (await import('./messages/code-editor.en.ts')).messages,
    hi: async () => (await import('./messages/code-editor.hi.ts')).messages,
  },
  'code-debugger': {
    en: async () => (await import('./messages/code-debugger.en.ts')).messages,
    hi: async () => (await import('./messages/code-debugger.hi.ts')).messages,
  },
  'sketch-parts': {
    en: async () => (await import('./messages/sketch-parts.en.ts')).messages,
    hi: async () => (await import('./messages/sketch-parts.hi.ts')).messages,
  },
  'code-languages': {
    en: async () => (await import('./messages/code-languages.en.ts')).messages,
    hi: async () => (await import('./messages/code-languages.hi.ts')).messages,
  },
  'remote-policy': {
    en: async () => (await import('./messages/remote-policy.en.ts')).messages,
    hi: async () => (await import('./messages/remote-policy.hi.ts')).messages,
  },
  'color-gallery': {
    en: async () => (await import('./messages/color-gallery.en.ts')).messages,
    hi: async () => (await import('./messages/color-gallery.hi.ts')).messages,
  },
  'form-filling': {
    en: async () => (await import('./messages/form-filling.en.ts')).messages,
    hi: async () => (await import('./messages/form-filling.hi.ts')).messages,
  },
  'contrast-check': {
    en: async () => (await import('./messages/contrast-check.en.ts')).messages,
    hi: async () => (await import('./messages/contrast-check.hi.ts')).messages,
  },
  'code-bifurcation': {
    en: async () => (await import('./messages/code-bifurcation.en.ts')).messages,
    hi: async () => (await import('./messages/code-bifurcation.hi.ts')).messages,
  },
  'demo-parts': {
    en: async () => (await import('./messages/demo-parts.en.ts')).messages,
    hi: async () => (await import('./messages/demo-parts.hi.ts')).messages,
  },
  'one-definition': {
    en: async () => (await import('./messages/one-definition.en.ts')).messages,
    hi: async () => (await import('./messages/one-definition.hi.ts')).messages,
  },
  'worked-examples': {
    en: async () => (await import('./messages/worked-examples.en.ts')).messages,
    hi: async () => (await import('./messages/worked-examples.hi.ts')).messages,
  },
  'multi-themes': {
    en: async () => (await import('./messages/multi-themes.en.ts')).messages,
    hi: async () => (await import('./messages/multi-themes.hi.ts')).messages,
  },
  canvas: {
    en: async () => (await import('./messages/canvas.en.ts')).messages,
    hi: async () => (await import('./messages/canvas.hi.ts')).messages,
  },
  'report-builder': {
    en: async () => (await import('./messages/report-builder.en.ts')).messages,
    hi: async () => (await import('./messages/report-builder.hi.ts')).messages,
  },
  'template-gallery': {
    en: async () => (await import('./messages/template-gallery.en.ts')).messages,
    hi: async () => (await import('./messages/template-gallery.hi.ts')).messages,
  },
  'project-files': {
    en: async () => (await import('./messages/project-files.en.ts')).messages,
    hi: async () => (await import('./messages/project-files.hi.ts')).messages,
  },
  'site-guide': {
    en: async () => (await import('./messages/site-guide.en.ts')).messages,
    hi: async () => (await import('./messages/site-guide.hi.ts')).messages,
  },
  'code-check': {
    en: async () => (await import('./messages/code-check.en.ts')).messages,
    hi: async () => (await import('./messages/code-check.hi.ts')).messages,
  },
  'code-obfuscator': {
    en: async () => (await import('./messages/code-obfuscator.en.ts')).messages,
    hi: async () => (await import('./messages/code-obfuscator.hi.ts')).messages,
  },
  multilingual: {
    en: async () => (await import('./messages/multilingual.en.ts')).messages,
    hi: async () => (await import('./messages/multilingual.hi.ts')).messages,
  },
  'requirement-reader': {
    en: async () => (await import('./messages/requirement-reader.en.ts')).messages,
    hi: async () => (await import('./messages/requirement-reader.hi.ts')).messages,
  },
  'service-mapping': {
    en: async () => (await import('./messages/service-mapping.en.ts')).messages,
    hi: async () => (await import('./messages/service-mapping.hi.ts')).messages,
  },
  'task-board': {
    en: async () => (await import('./messages/task-board.en.ts')).messages,
    hi: async () => (await import('./messages/task-board.hi.ts')).messages,
  },
  'config-editor': {
    en: async () => (await import('./messages/config-editor.en.ts')).messages,
    hi: async () => (await import('./messages/config-editor.hi.ts')).messages,
  },
  'custom-handler': {
    en: async () => (await import('./messages/custom-handler.en.ts')).messages,
    hi: async () => (await import('./messages/custom-handler.hi.ts')).messages,
  },
  'typed-workflow': {
    en: async () => (await import('./messages/typed-workflow.en.ts')).messages,
    hi: async () => (await import('./messages/typed-workflow.hi.ts')).messages,
  },
  'contract-strip': {
    en: async () => (await import('./messages/contract-strip.en.ts')).messages,
    hi: async () => (await import('./messages/contract-strip.hi.ts')).messages,
  },
  'gen-grid': {
    en: async () => (await import('./messages/gen-grid.en.ts')).messages,
    hi: async () => (await import('./messages/gen-grid.hi.ts')).messages,
  },
  'ten-rows': {
    en: async () => (await import('./messages/ten-rows.en.ts')).messages,
    hi: async () => (await import('./messages/ten-rows.hi.ts')).messages,
  },
  'security-lens': {
    en: async () => (await import('./messages/security-lens.en.ts')).messages,
    hi: async () => (await import('./messages/security-lens.hi.ts')).messages,
  },
  guides: {
    en: async () => (await import('./messages/guides.en.ts')).messages,
    hi: async () => (await import('./messages/guides.hi.ts')).messages,
  },
  'capability-probe': {
    en: async () => (await import('./messages/capability-probe.en.ts')).messages,
    hi: async () => (await import('./messages/capability-probe.hi.ts')).messages,
  },
  'metadata-inspector': {
    en: async () => (await import('./messages/metadata-inspector.en.ts')).messages,
    hi: async () => (await import('./messages/metadata-inspector.hi.ts')).messages,
  },
  'phone-checklist': {
    en: async () => (await import('./messages/phone-checklist.en.ts')).messages,
    hi: async () => (await import('./messages/phone-checklist.hi.ts')).messages,
  },
  'change-card': {
    en: async () => (await import('./messages/change-card.en.ts')).messages,
    hi: async () => (await import('./messages/change-card.hi.ts')).messages,
  },
  'draft-bench': {
    en: async () => (await import('./messages/draft-bench.en.ts')).messages,
    hi: async () => (await import('./messages/draft-bench.hi.ts')).messages,
  },
  'order-desk': {
    en: async () => (await import('./messages/order-desk.en.ts')).messages,
    hi: async () => (await import('./messages/order-desk.hi.ts')).messages,
  },
  'tenant-switch': {
    en: async () => (await import('./messages/tenant-switch.en.ts')).messages,
    hi: async () => (await import('./messages/tenant-switch.hi.ts')).messages,
  },
  'sql-dialects': {
    en: async () => (await import('./messages/sql-dialects.en.ts')).messages,
    hi: async () => (await import('./messages/sql-dialects.hi.ts')).messages,
  },
  'validation-rules': {
    en: async () => (await import('./messages/validation-rules.en.ts')).messages,
    hi: async () => (await import('./messages/validation-rules.hi.ts')).messages,
  },
  'api-preview': {
    en: async () => (await import('./messages/api-preview.en.ts')).messages,
    hi: async () => (await import('./messages/api-preview.hi.ts')).messages,
  },
  'import-check': {
    en: async () => (await import('./messages/import-check.en.ts')).messages,
    hi: async () => (await import('./messages/import-check.hi.ts')).messages,
  },
  'voice-commands': {
    en: async () => (await import('./messages/voice-commands.en.ts')).messages,
    hi: async () => (await import('./messages/voice-commands.hi.ts')).messages,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<LanguageCode, () => Promise<Messages>>>>>;

/** A part of the interface with separate messages. */
export type MessagePart = keyof typeof MESSAGE_LOADERS;

/** Ids of the messages of a part. */
export type MessageIdOf<Part extends MessagePart> = Extract<
  keyof Awaited<ReturnType<(typeof MESSAGE_LOADERS)[Part]['en']>>,
  string
>;
