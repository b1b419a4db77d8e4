import { usePartText, type MessageIdOf, type Speak } from '@genmaster/i18n';

const keysIn = (say: Speak<MessageIdOf<'gen-grid'>>) => [
  { keys: 'Tab', does: say('key.tab') },
  { keys: say('keys.arrows'), does: say('key.arrows') },
  { keys: 'Home, End', does: say('key.row') },
  { keys: 'Ctrl + Home, Ctrl + End', does: say('key.corner') },
  { keys: 'Page Up, Page Down', does: say('key.page') },
  { keys: say('keys.heading', { keys: 'Enter' }), does: say('key.sort') },
  { keys: say('keys.heading', { keys: 'Shift + ← →' }), does: say('key.size') },
  { keys: say('keys.heading', { keys: 'Ctrl + Shift + ← →' }), does: say('key.move') },
  { keys: say('keys.heading', { keys: 'P' }), does: say('key.pin') },
  { keys: say('keys.cell', { keys: 'Enter, F2' }), does: say('key.edit') },
  { keys: say('keys.group', { keys: 'Enter' }), does: say('key.expand') },
  { keys: 'Ctrl + Z', does: say('key.undo') },
];

/** Renders the keys of the grid and what each does. */
export function KeyList() {
  const say = usePartText('gen-grid');
  return (
    <dl className="grid-keys">
      {keysIn(say).map(({ keys, does }) => (
        <div key={keys}>
          <dt data-sample="">{keys}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
