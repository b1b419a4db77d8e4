import type { NamedValues, ThemeMode } from '@genmaster/theme-engine';
import styles from './picture-choice.module.css';

export interface ThemePictureProps {
  /** All variables of the theme to draw. */
  variables: NamedValues;
  mode: ThemeMode;
}

/**
 * Renders a miniature page in the colors of a theme: bar, headline, text, action, card and stage. A catalogue with other
 * variables has no such page: its first colors are shown side by side.
 */
export function ThemePicture({ variables, mode }: ThemePictureProps) {
  const of = (name: string) => variables[`--${name}`];
  if (!of('bg-page')) {
    const colors = Object.values(variables).filter((value) => value.startsWith('rgba'));
    return (
      <svg viewBox="0 0 84 52" className={styles.picture} aria-hidden="true">
        {colors.slice(0, 6).map((color, at) => (
          <rect key={at} x={at * 14} width="14" height="52" fill={color} />
        ))}
      </svg>
    );
  }
  const bar = mode === 'dark' ? 'dark' : 'light';
  return (
    <svg viewBox="0 0 84 52" className={styles.picture} aria-hidden="true">
      <rect width="84" height="52" fill={of('bg-page')} />
      <rect x="44" y="8" width="40" height="44" fill={of('navbar-dark-bg')} />
      <rect width="84" height="8" fill={of(`navbar-${bar}-bg`)} />
      <rect x="5" y="3" width="9" height="2" rx="1" fill={of('layout-primary')} />
      <rect x="62" y="3" width="17" height="2" rx="1" fill={of(`navbar-${bar}-text`)} />
      <rect x="5" y="14" width="26" height="4" rx="1" fill={of('heading-h1')} />
      <rect x="5" y="21" width="18" height="4" rx="1" fill={of('heading-h1')} />
      <rect x="5" y="29" width="32" height="2" rx="1" fill={of('text-body')} />
      <rect x="5" y="33" width="27" height="2" rx="1" fill={of('text-muted')} />
      <rect x="5" y="39" width="16" height="8" rx="2" fill={of('layout-primary')} />
      <rect x="8" y="42" width="10" height="2" rx="1" fill={of('layout-on-primary')} />
      <rect x="51" y="15" width="27" height="31" rx="2" fill={of('bg-card')} />
      <rect x="51" y="15" width="27" height="6" fill={of('grid-header-bg')} />
      <rect x="54" y="17" width="12" height="2" rx="1" fill={of('grid-header-text')} />
      <rect x="54" y="25" width="19" height="2" rx="1" fill={of('text-body')} />
      <rect x="54" y="30" width="14" height="2" rx="1" fill={of('text-link')} />
      <circle cx="56" cy="39" r="3" fill={of('layout-accent')} />
      <rect x="62" y="38" width="12" height="2" rx="1" fill={of('text-body')} />
    </svg>
  );
}
