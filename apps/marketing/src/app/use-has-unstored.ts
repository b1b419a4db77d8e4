import { useTheme } from '../features/theme-customiser/theme-context.tsx';

/** Returns a question: would a sign-out lose changes of the theme that are stored nowhere else? */
export function useHasUnstored(): () => boolean {
  const { theme } = useTheme();
  return () => theme.loaded()?.hasUnstored() === true;
}
