import { usePartText } from '@genmaster/i18n';
import { colorSchemeOf, type FontOption, type ThemeEngine } from '@genmaster/theme-engine';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';

export interface FramedLookProps {
  engine: ThemeEngine;
  loadFont: (font: FontOption) => Promise<unknown>;
  announce: (text: string) => void;
  label: string;
  children: ReactNode;
}

/** Applies the theme to one element only: its CSS variables are set there and nowhere else. */
export function FramedLook({ engine, loadFont, announce, label, children }: FramedLookProps) {
  const t = usePartText('demo-parts');
  const frame = useRef<HTMLDivElement>(null);
  const { variables, attributes, fonts } = useSyncExternalStore(
    engine.subscribe,
    engine.getSnapshot,
    engine.getSnapshot,
  ).resolved;
  useLayoutEffect(() => {
    const { style } = frame.current!;
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
    style.setProperty('color-scheme', colorSchemeOf(attributes.mode));
    style.setProperty('--gm-backdrop', attributes.background.replace(/\D/g, '') || '0');
  }, [variables, attributes]);
  const fetchFonts = useEffectEvent(() => {
    for (const font of fonts)
      if (font.package) loadFont(font).catch(() => announce(t('fontMissing', { font: font.label })));
  });
  const families = fonts.map(({ id }) => id).join();
  useEffect(() => fetchFonts(), [families]);
  return (
    <div
      ref={frame}
      role="region"
      aria-label={label}
      className="framed-app"
      data-look={attributes.themeId}
      data-shade={attributes.mode}
      data-menu-at={attributes.menuPosition === '1' ? 'side' : 'top'}
      data-board={attributes.dashboard}
      data-backdrop={attributes.background === 'default' ? undefined : ''}
    >
      {children}
    </div>
  );
}
