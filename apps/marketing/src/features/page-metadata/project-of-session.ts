import { tryStorage } from '@genmaster/resilience';

/** Session storage key of the project’s description, written by the login service. */
const PROJECT_INFO_KEY = 'projectInfo';

/** Reads the id of the project from the session, unchecked; `undefined` when the session names none. */
export function projectOfSession(): unknown {
  const info = tryStorage(
    () => sessionStorage,
    (area) => JSON.parse(area.getItem(PROJECT_INFO_KEY) ?? 'null') as { projectId?: unknown } | null,
  );
  return info?.projectId;
}
