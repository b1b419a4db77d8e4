import { useSyncExternalStore, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { ALL_PAGES_ID } from '../../platform/all-pages-id.ts';
import { useSiteDispatch } from '../../platform/services-context.tsx';
import { useText } from '@genmaster/i18n';
import { fetchFinderEarly } from './finder-chunk.ts';
import { finderOpened } from './page-finder-slice.ts';

export interface FinderButtonProps {
  className: string;
  /** Returns the initial query, called when the finder is opened. */
  words?: () => string;
  /** Content of the button in place of the icon. */
  children?: ReactNode;
}

/** Renders the button that opens the page finder. Without script it is a link to the list of all pages. */
export function FinderButton({ className, words = () => '', children }: FinderButtonProps) {
  const t = useText();
  const dispatch = useSiteDispatch();
  const key = useSyncExternalStore(noChange, commandKey, () => null);
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    dispatch(finderOpened({ words: words() }));
  };
  const tooltip = t('finder.tooltip', { key: key ?? 'Ctrl K' });
  return (
    <a
      href={`#${ALL_PAGES_ID}`}
      className={className}
      data-early="finder"
      aria-keyshortcuts="/ Control+K Meta+K"
      {...(key === null ? {} : { role: 'button', 'aria-haspopup': 'dialog' as const })}
      {...(children ? {} : { 'aria-label': t('finder.title'), 'data-tooltip': tooltip })}
      onPointerEnter={fetchFinderEarly}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key === ' ') open(event);
      }}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4 4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      {children}
    </a>
  );
}

const noChange = () => () => undefined;

/** Returns the name of the shortcut on this device. */
const commandKey = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');
