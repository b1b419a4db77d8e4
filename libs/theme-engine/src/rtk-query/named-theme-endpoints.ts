import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import {
  readListedTheme,
  readThemeList,
  NAMED_THEME_PATHS,
  type ChooseThemeRequest,
  type CreateThemeRequest,
  type DeleteThemeRequest,
  type ListedTheme,
  type NamedThemeAnswer,
  type RenameThemeRequest,
} from '../contract/index.ts';
import type { HttpBaseQuery, ThemeTag } from './theme-endpoints.ts';

export type NamedThemeTag = (typeof namedThemeTagTypes)[number];

/** Cache tags of the endpoints for several themes; `themeTagTypes` are needed too. */
export const namedThemeTagTypes = ['ThemeList'] as const;

/**
 * Defines the endpoints for several themes of one account.
 *
 * @example
 * const themesApi = api.enhanceEndpoints({ addTagTypes: [...namedThemeTagTypes] }).injectEndpoints({ endpoints: namedThemeEndpoints });
 */
export const namedThemeEndpoints = <Tag extends string, Path extends string>(
  build: EndpointBuilder<HttpBaseQuery, Tag | ThemeTag | NamedThemeTag, Path>,
) => ({
  /** The cache key is the user, so that no user sees the cached themes of another. */
  getThemes: build.query<readonly ListedTheme[], string>({
    query: () => NAMED_THEME_PATHS.listThemes,
    transformResponse: readThemeList,
    // A save changes one of the themes.
    providesTags: ['ThemeList', 'SavedTheme'],
    keepUnusedDataFor: 0,
  }),
  createTheme: build.mutation<ListedTheme | null, CreateThemeRequest>({
    query: (body) => ({ url: NAMED_THEME_PATHS.createTheme, method: 'POST', body }),
    transformResponse: readAnswer,
    invalidatesTags: ['ThemeList'],
  }),
  renameTheme: build.mutation<ListedTheme | null, RenameThemeRequest>({
    query: (body) => ({ url: NAMED_THEME_PATHS.renameTheme, method: 'POST', body }),
    transformResponse: readAnswer,
    invalidatesTags: ['ThemeList'],
  }),
  chooseTheme: build.mutation<ListedTheme | null, ChooseThemeRequest>({
    query: (body) => ({ url: NAMED_THEME_PATHS.chooseTheme, method: 'POST', body }),
    transformResponse: readAnswer,
    invalidatesTags: ['ThemeList', 'SavedTheme'],
  }),
  deleteTheme: build.mutation<ListedTheme | null, DeleteThemeRequest>({
    query: (body) => ({ url: NAMED_THEME_PATHS.deleteTheme, method: 'POST', body }),
    transformResponse: readAnswer,
    // A rejection also means that the list has changed.
    invalidatesTags: ['ThemeList'],
  }),
});

const readAnswer = (answer: NamedThemeAnswer | null): ListedTheme | null => readListedTheme(answer?.result);
