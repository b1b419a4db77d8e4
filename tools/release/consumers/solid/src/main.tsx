import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { engine, startTheme } from '../shared/theme';
import { ColorField } from './readme/color-field';
import { snapshotOf } from './readme/snapshot-of';

function Page() {
  const save = startTheme();
  const snapshot = snapshotOf(engine);
  const [color, setColor] = createSignal('#336699');
  const [outcome, setOutcome] = createSignal('');
  const follow = (value: string) => {
    setColor(value);
    engine.setField('bg-page', value);
  };
  return (
    <main>
      <button onClick={() => engine.chooseMode('dark')}>Mode: {snapshot().resolved.attributes.mode}</button>
      <ColorField value={color()} onValueChange={follow} />
      <button onClick={() => void save().then(setOutcome)}>Save</button>
      <output>{outcome()}</output>
    </main>
  );
}

render(() => <Page />, document.getElementById('root')!);
