import * as v from 'valibot';

// Messages without a subject, because each follows the variable’s name.
const text = v.string('must be text.');
const baseUrl = v.optional(
  v.pipe(
    text,
    v.check(
      (value) => value.startsWith('/') || URL.canParse(value),
      'must be a path such as "/" or an absolute address.',
    ),
    v.transform((value) => (value.endsWith('/') ? value : `${value}/`)),
  ),
  '/',
);

const isHttpOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const environment = v.object({
  /** Base of the project service: page metadata. */
  VITE_PROJECT_BASE_URL: baseUrl,
  /** Base of the direct service: sign-in, users, themes. */
  VITE_DIRECT_BASE_URL: baseUrl,
  /** Source of page metadata: `DB`, `FILESYSTEM`, anything else for the built-in entries. */
  VITE_METADATA_SOURCE: v.optional(text, 'BUILT_IN'),
  /** Origins of other sites that may embed pages and send them messages, separated by spaces. */
  VITE_PARENT_ORIGINS: v.optional(
    v.pipe(
      text,
      v.transform((value) => value.split(/\s+/).filter(Boolean)),
      v.check(
        (origins) => origins.every((origin) => isHttpOrigin(origin)),
        'must be origins such as https://ide.example, with blanks between.',
      ),
    ),
    '',
  ),
  /** `locked` disables zooming. @default zoomable */
  VITE_VIEWPORT: v.optional(v.picklist(['zoomable', 'locked'], 'must be zoomable or locked.'), 'zoomable'),
  /** The project’s name, a parameter of some calls. */
  VITE_PROJECT_NAME: v.optional(v.pipe(text, v.minLength(1, 'must not be empty.')), 'GENMASTER'),
});

/** Settings of the build, read once at start. */
export interface MarketingConfig {
  projectBaseUrl: string;
  directBaseUrl: string;
  metadataSource: string;
  projectName: string;
  parentOrigins: readonly string[];
  /** Whether visitors may zoom. */
  viewport: 'zoomable' | 'locked';
}

/**
 * Reads and validates the settings.
 *
 * @throws an Error that names the variable and its valid values.
 */
export function readConfig(source: Record<string, unknown>): MarketingConfig {
  const result = v.safeParse(environment, source);
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    throw new Error(`[marketing] Wrong setting: ${wrong.join(' ')}`);
  }
  const { output } = result;
  return {
    projectBaseUrl: output.VITE_PROJECT_BASE_URL,
    directBaseUrl: output.VITE_DIRECT_BASE_URL,
    metadataSource: output.VITE_METADATA_SOURCE,
    projectName: output.VITE_PROJECT_NAME,
    parentOrigins: output.VITE_PARENT_ORIGINS,
    viewport: output.VITE_VIEWPORT,
  };
}
