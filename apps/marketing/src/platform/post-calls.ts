import { createJsonPost, type JsonPostOptions, type PostJson } from '@genmaster/auth-client';
import { AUTH_PATHS, CONTACT_PATHS } from '@genmaster/auth-client/contract';
import type { AppSessionRequest, ContactMessage, LoginRequest } from '@genmaster/auth-client/contract';
import { METADATA_PATHS, type FileRequest } from '@genmaster/seo-metadata/contract';
import {
  THEME_PATHS,
  type PrjColorThemeRequest,
  type SaveThemeRecord,
  type UpdateClrSchemeRequest,
} from '@genmaster/theme-engine/contract';

/** Payloads of all POST calls of the site, by path. */
export interface PostPayloads {
  [AUTH_PATHS.login]: LoginRequest;
  [AUTH_PATHS.appSessions]: AppSessionRequest;
  [AUTH_PATHS.logout]: Record<string, never>;
  [CONTACT_PATHS.messages]: ContactMessage;
  [METADATA_PATHS.fromFile]: FileRequest;
  [THEME_PATHS.saveUserThemeJson]: SaveThemeRecord;
  [THEME_PATHS.getPrjColorTheme]: PrjColorThemeRequest;
  [THEME_PATHS.updateClrScheme]: UpdateClrSchemeRequest;
}

/** Path of a POST call. */
export type PostPath = keyof PostPayloads;

/** Posts a payload to one of the known paths. Resolves to the JSON response, not yet validated. */
export type PostToPath = <Path extends PostPath>(
  path: Path,
  payload: PostPayloads[Path],
  headers?: Record<string, string>,
) => Promise<unknown>;

// A record, so that the type checker reports a missing path.
const KNOWN: Readonly<Record<PostPath, true>> = {
  [AUTH_PATHS.login]: true,
  [AUTH_PATHS.appSessions]: true,
  [AUTH_PATHS.logout]: true,
  [CONTACT_PATHS.messages]: true,
  [METADATA_PATHS.fromFile]: true,
  [THEME_PATHS.saveUserThemeJson]: true,
  [THEME_PATHS.getPrjColorTheme]: true,
  [THEME_PATHS.updateClrScheme]: true,
};

/** Paths of POST calls that are idempotent, so that they can be retried. */
export const REPEATABLE_POSTS: readonly PostPath[] = [
  THEME_PATHS.getPrjColorTheme,
  METADATA_PATHS.fromFile,
  AUTH_PATHS.logout,
];

/**
 * Creates the only function that posts to a path. A path that is not in the list is refused before anything is sent.
 *
 * Its type fits `createSession`, which takes any path; features get it as `PostToPath`.
 */
export function createPost(options: JsonPostOptions): PostJson {
  const post = createJsonPost(options);
  return async (path, payload, headers) => {
    if (!Object.hasOwn(KNOWN, path)) {
      throw new Error(`[marketing] Nothing was sent: the site has no call “POST ${path}”. Add it to PostPayloads.`);
    }
    return post(path, payload, headers);
  };
}
