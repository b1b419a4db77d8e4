import {
  accountEndpoints,
  accountTagTypes,
  administrationEndpoints,
  administrationTagTypes,
  passkeyEndpoints,
  passkeyTagTypes,
  secondFactorEndpoints,
  secondFactorTagTypes,
} from '@genmaster/auth-client/rtk-query';
import { useState } from 'react';
import { useServices } from '../../platform/services-context.tsx';

/** Injects the endpoints of the person’s own account into the api, and returns them. */
export function useAccountApi() {
  const { api } = useServices();
  return useState(() =>
    api
      .enhanceEndpoints({ addTagTypes: [...accountTagTypes] })
      .injectEndpoints({ endpoints: accountEndpoints, overrideExisting: true }),
  )[0].endpoints;
}

/** Injects the endpoints of the second step into the api, and returns them. */
export function useSecondFactorApi() {
  const { api } = useServices();
  return useState(() =>
    api
      .enhanceEndpoints({ addTagTypes: [...secondFactorTagTypes] })
      .injectEndpoints({ endpoints: secondFactorEndpoints, overrideExisting: true }),
  )[0].endpoints;
}

/** Injects the endpoints of passkeys into the api, and returns them. */
export function usePasskeyApi() {
  const { api } = useServices();
  return useState(() =>
    api
      .enhanceEndpoints({ addTagTypes: [...passkeyTagTypes] })
      .injectEndpoints({ endpoints: passkeyEndpoints, overrideExisting: true }),
  )[0].endpoints;
}

/** Injects the endpoints that manage users and read the audit trail into the api, and returns them. */
export function useAdministrationApi() {
  const { api } = useServices();
  return useState(() =>
    api
      .enhanceEndpoints({ addTagTypes: [...administrationTagTypes] })
      .injectEndpoints({ endpoints: administrationEndpoints, overrideExisting: true }),
  )[0].endpoints;
}
