import { authEndpoints, authTagTypes } from '@genmaster/auth-client/rtk-query';
import { metadataEndpoints, metadataTagTypes } from '@genmaster/seo-metadata/rtk-query';
import { contactEndpoints } from '@genmaster/site-contract/rtk-query';
import { themeEndpoints, themeTagTypes } from '@genmaster/theme-engine/rtk-query';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

type HttpBaseQuery = ReturnType<typeof fetchBaseQuery>;

/**
 * Creates the one api of the site over the fetch that adds the session token.
 *
 * The libraries own the endpoint definitions; this list contains the endpoints of the main chunk.
 */
export function createSiteApi(options: { baseUrl: string; fetch: typeof fetch }) {
  // Assigned first: written inline, the wrapped base query would lose its types.
  const baseQuery: HttpBaseQuery = fetchBaseQuery({
    baseUrl: options.baseUrl,
    fetchFn: options.fetch,
    // The maximum time of the fetch below, with its retries and their delays.
    timeout: 10_000,
  });
  return createApi({
    reducerPath: 'api',
    baseQuery,
    tagTypes: [...authTagTypes, ...metadataTagTypes, ...themeTagTypes],
    endpoints: (build) => ({
      ...authEndpoints(build),
      ...contactEndpoints(build),
      ...metadataEndpoints(build),
      ...themeEndpoints(build),
    }),
  });
}

export type SiteApi = ReturnType<typeof createSiteApi>;
