import { usePartText } from '@genmaster/i18n';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

/** Renders a menu of the less frequent actions of a demo. A selection, Escape, and a press or a focus outside close it. */
export function DemoMenu({ children }: { children: ReactNode }) {
  const t = usePartText('demo-parts');
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    event.stopPropagation();
    close();
    menu.current.querySelector('summary')?.focus();
  };
  return (
    // Escape and a focus move close it wherever they happen inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={menu}
      className="demo-menu"
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        // In Safari a pressed button takes no focus: an element around it does, and the menu stays open for the press.
        if (relatedTarget && !currentTarget.contains(relatedTarget) && !relatedTarget.contains(currentTarget)) close();
      }}
      onClick={({ target }) => {
        if ((target as Element).closest('button')) close();
      }}
    >
      <summary className="chip">{t('stage.more')}</summary>
      <div className="demo-menu-list">{children}</div>
    </details>
  );
}
