import { usePartText } from '@genmaster/i18n';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { FILE_IDS, PATHS, type FileId } from './workbench-files.ts';

export interface FileTabsProps {
  /** Prefix of the ids that tabs and panel share. */
  id: string;
  open: FileId;
  /** Files that contain an error. */
  wrong: ReadonlySet<FileId>;
  onOpen: (file: FileId) => void;
}

/** Renders the files of the project as tabs; arrow keys, Home and End move between them. */
export function FileTabs({ id, open, wrong, onOpen }: FileTabsProps) {
  const t = usePartText('code-editor');
  const tabs = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = { ArrowRight: isTurned ? -1 : 1, ArrowLeft: isTurned ? 1 : -1 }[event.key];
    const now = FILE_IDS.indexOf(open);
    const place =
      event.key === 'Home' ? 0 : event.key === 'End' ? FILE_IDS.length - 1 : by === undefined ? null : now + by;
    if (place === null) return;
    event.preventDefault();
    flushSync(() => onOpen(FILE_IDS[(place + FILE_IDS.length) % FILE_IDS.length]!));
    tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
  return (
    <div ref={tabs} role="tablist" tabIndex={-1} aria-label={t('files')} className="demo-tabs" onKeyDown={press}>
      {FILE_IDS.map((file) => (
        <button
          key={file}
          type="button"
          role="tab"
          id={`${id}-tab-${file}`}
          aria-selected={file === open}
          aria-controls={`${id}-file`}
          tabIndex={file === open ? 0 : -1}
          onClick={() => onOpen(file)}
        >
          <code>{PATHS[file]}</code>
          {wrong.has(file) ? <small> {t('tab.wrong')}</small> : null}
        </button>
      ))}
    </div>
  );
}
