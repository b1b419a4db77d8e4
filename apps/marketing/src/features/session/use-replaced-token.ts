import { useEffect } from 'react';
import { useServices, useSiteDispatch } from '../../platform/services-context.tsx';

/**
 * Asks the server again when another token takes the place of the one before.
 *
 * A page in the back/forward cache sees neither the sign-out nor the sign-in of another page. Without this it would go on
 * to show the person before, and act as the one after.
 */
export function useReplacedToken(): void {
  const dispatch = useSiteDispatch();
  const { api, tokenStore } = useServices();
  useEffect(() => {
    let known = tokenStore.get();
    return tokenStore.subscribe(() => {
      const token = tokenStore.get();
      if (known && token && token !== known) dispatch(api.util.resetApiState());
      known = token;
    });
  }, [api, tokenStore, dispatch]);
}
