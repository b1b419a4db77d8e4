import { metadataEditingEndpoints, metadataEditingTagTypes } from '@genmaster/seo-metadata/rtk-query';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useServices, type PlatformServices } from '../../platform/services-context.tsx';

/** Injects the endpoints of editors into the api, and returns them with the endpoint of the published map. */
export function useMetadataApi() {
  const services = useServices();
  return useState(() => injectInto(services))[0].endpoints;
}

function injectInto({ api, config }: Pick<PlatformServices, 'api' | 'config'>) {
  const extended = api
    .enhanceEndpoints({ addTagTypes: [...metadataEditingTagTypes] })
    .injectEndpoints({ endpoints: metadataEditingEndpoints, overrideExisting: true });
  // Metadata is below the base of the project, which may be on another host than the base of the api.
  const base = new URL(config.projectBaseUrl, globalThis.location.href);
  const move = (definition: unknown) => askBelow(base, definition as Asking);
  return extended.enhanceEndpoints({
    endpoints: {
      getMetadataFromDatabase: move,
      getMetadataDrafts: move,
      getMetadataHistory: move,
      saveMetadataDraft: move,
      publishMetadataDraft: move,
      discardMetadataDraft: move,
      rollBackMetadata: move,
    },
  });
}

interface Asking {
  query: (argument: unknown) => string | FetchArgs;
}

/** Makes the address of an endpoint absolute; an absolute address stays unchanged. */
function askBelow(base: URL, definition: Asking): void {
  const { query } = definition;
  definition.query = (argument) => {
    const asked = query(argument);
    return typeof asked === 'string' ? new URL(asked, base).href : { ...asked, url: new URL(asked.url, base).href };
  };
}
