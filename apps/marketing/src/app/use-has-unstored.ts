import { useTheme } from '../features/theme-customiser/theme-context.tsx';

/** Returns a function that checks whether a sign-out would lose theme changes that are stored nowhere else. */
export function useHasUnstored(): () => boolean {
  const { theme } = useTheme();
  return () => theme.loaded()?.hasUnstored() === true;
}
