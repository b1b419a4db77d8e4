import {
  accountEndpoints,
  accountTagTypes,
  administrationEndpoints,
  administrationTagTypes,
  secondFactorEndpoints,
  secondFactorTagTypes,
} from '@genmaster/auth-client/rtk-query';
import { useState } from 'react';
import { useServices } from '../../platform/services-context.tsx';

/** The calls of the own account, brought along by whoever shows it. */
export function useAccountApi() {
  const { api } = useServices();
  return useState(() =>
    api
      .enhanceEndpoints({ addTagTypes: [...accountTagTypes] })
      .injectEndpoints({ endpoints: accountEndpoints, overrideExisting: true }),
  )[0].endpoints;
}

/** The calls about the second step. */
export function useSecondFactorApi() {
  const { api } = useServices();
  return useState(() =>
    api
      .enhanceEndpoints({ addTagTypes: [...secondFactorTagTypes] })
      .injectEndpoints({ endpoints: secondFactorEndpoints, overrideExisting: true }),
  )[0].endpoints;
}

/** The calls of those who manage users and read the trail. */
export function useAdministrationApi() {
  const { api } = useServices();
  return useState(() =>
    api
      .enhanceEndpoints({ addTagTypes: [...administrationTagTypes] })
      .injectEndpoints({ endpoints: administrationEndpoints, overrideExisting: true }),
  )[0].endpoints;
}
