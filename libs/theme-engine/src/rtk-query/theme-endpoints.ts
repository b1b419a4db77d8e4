import type { EndpointBuilder, fetchBaseQuery } from '@reduxjs/toolkit/query';
import {
  readSavedTheme,
  THEME_PATHS,
  type PrjColorThemeAnswer,
  type SavedTheme,
  type SaveThemeAnswer,
  type SaveThemeRecord,
  type ThemeOptionAnswer,
  type UpdateClrSchemeAnswer,
  type UpdateClrSchemeRequest,
} from '../contract/index.ts';
import { isThemeMode } from '../core/theme-mode.ts';
import type { ThemeMode } from '../core/theme-catalogue.ts';

export type HttpBaseQuery = ReturnType<typeof fetchBaseQuery>;
export type ThemeTag = (typeof themeTagTypes)[number];

/** Cache tags of the theme endpoints. */
export const themeTagTypes = ['SavedTheme', 'ThemeOptions'] as const;

/** Defines the theme endpoints for the API of a host. */
export const themeEndpoints = <Tag extends string, Path extends string>(
  build: EndpointBuilder<HttpBaseQuery, Tag | ThemeTag, Path>,
) => ({
  getSavedTheme: build.query<SavedTheme | null, string>({
    query: (userId) => `${THEME_PATHS.getUserThemeJson}/${encodeURIComponent(userId)}`,
    // Status 0 means that no theme is saved yet; it becomes `null`.
    transformResponse: readSavedTheme,
    providesTags: ['SavedTheme'],
  }),
  saveTheme: build.mutation<SaveThemeAnswer['result'], SaveThemeRecord>({
    query: (record) => ({
      url: THEME_PATHS.saveUserThemeJson,
      method: 'POST',
      headers: { 'If-Match': `"${record.revision}"` },
      body: record,
    }),
    transformResponse: ({ result }: SaveThemeAnswer) => result,
    invalidatesTags: (_result, error) => (error ? [] : ['SavedTheme']),
  }),
  getProjectColorTheme: build.query<ThemeMode | null, string>({
    query: (projectName) => ({ url: THEME_PATHS.getPrjColorTheme, method: 'POST', body: { projectName } }),
    // A value that is not one of the three modes is ignored.
    transformResponse: (answer: PrjColorThemeAnswer | null) =>
      isThemeMode(answer?.colortheme) ? answer.colortheme : null,
  }),
  getThemeOptions: build.query<ThemeOptionAnswer['result'] | null, void>({
    query: () => THEME_PATHS.getThemeOptionJSON,
    transformResponse: (answer: ThemeOptionAnswer | null) => answer?.result ?? null,
    providesTags: ['ThemeOptions'],
  }),
  updateColorScheme: build.mutation<UpdateClrSchemeAnswer['result'], UpdateClrSchemeRequest>({
    query: (request) => ({ url: THEME_PATHS.updateClrScheme, method: 'POST', body: request }),
    transformResponse: ({ result }: UpdateClrSchemeAnswer) => result,
    // A rejection with 412 also means that there are newer options.
    invalidatesTags: (_result, error) => (error && error.status !== 412 ? [] : ['ThemeOptions']),
  }),
});
