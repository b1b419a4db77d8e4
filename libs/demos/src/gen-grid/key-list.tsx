import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';

const keysIn = (t: Translate<MessageIdOf<'gen-grid'>>) => [
  { keys: 'Tab', does: t('key.tab') },
  { keys: t('keys.arrows'), does: t('key.arrows') },
  { keys: 'Home, End', does: t('key.row') },
  { keys: 'Ctrl + Home, Ctrl + End', does: t('key.corner') },
  { keys: 'Page Up, Page Down', does: t('key.page') },
  { keys: t('keys.heading', { keys: 'Enter' }), does: t('key.sort') },
  { keys: t('keys.heading', { keys: 'Shift + ← →' }), does: t('key.size') },
  { keys: t('keys.heading', { keys: 'Ctrl + Shift + ← →' }), does: t('key.move') },
  { keys: t('keys.heading', { keys: 'P' }), does: t('key.pin') },
  { keys: t('keys.cell', { keys: 'Enter, F2' }), does: t('key.edit') },
  { keys: t('keys.group', { keys: 'Enter' }), does: t('key.expand') },
  { keys: 'Ctrl + Z', does: t('key.undo') },
];

/** Renders the keys of the grid with their actions. */
export function KeyList() {
  const t = usePartText('gen-grid');
  return (
    <dl className="grid-keys">
      {keysIn(t).map(({ keys, does }) => (
        <div key={keys}>
          <dt data-sample="">{keys}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
