import type { UserInfo } from '@genmaster/auth-client/contract';
import type { PublishOutcome, SchemePublishing } from '@genmaster/shell-ui/theme-panel';
import { defaultCatalogue, schemeOptionOf } from '@genmaster/theme-engine/catalogue';
import { useState } from 'react';
import { useServices } from '../../platform/services-context.tsx';
import type { ThemeRuntime } from './theme-runtime.ts';

/** Name of the permission to publish schemes, as the server spells it. */
const PERMISSION = 'schemes';

/**
 * Publishes the current scheme as the draft shows it; `undefined` for users without the permission.
 *
 * The publisher’s changes become part of the scheme, and are no longer overrides of the publisher.
 */
export function usePublishScheme(runtime: ThemeRuntime, user: UserInfo | null): SchemePublishing | undefined {
  const { api, config } = useServices();
  const { data: options } = api.endpoints.getThemeOptions.useQuery();
  const [updateScheme] = api.endpoints.updateColorScheme.useMutation();
  const [state, setState] = useState<SchemePublishing['state']>('idle');
  if (!user?.permissions.includes(PERMISSION)) return undefined;

  const publish = async () => {
    const engine = runtime.getEngine();
    const { draft } = engine.getSnapshot();
    const scheme = schemeOptionOf(engine.catalogue, draft, { base: defaultCatalogue });
    const isThis = ({ color_scheme }: { color_scheme: string }) => color_scheme === scheme.color_scheme;
    const published = options?.color_schemes ?? [];
    setState('under-way');
    const { data, error } = await updateScheme({
      projectName: config.projectName,
      scheme,
      replaces: published.find(isThis)?.published_at ?? null,
    });
    if (!data) return setState(outcomeOf(error));
    setState('published');
    if (runtime.getEngine() !== engine) return;
    const others = published.filter((other) => !isThis(other));
    runtime.extendCatalogue({ sections: options?.sections ?? [], color_schemes: [...others, data] });
    const { overrides } = engine.getSnapshot().draft;
    // Changes that were made while the request was in progress stay overrides.
    if (JSON.stringify(overrides) === JSON.stringify(draft.overrides)) engine.chooseScheme(draft.schemeCode);
  };
  return { state, publish: () => void publish() };
}

function outcomeOf(error: object | undefined): PublishOutcome {
  const { status } = { status: null, ...error };
  if (status === 412) return 'stale';
  return status === 401 || status === 403 ? 'refused' : 'failed';
}
