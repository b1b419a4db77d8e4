'use client';

import { ColorPickerPopover } from '@genmaster/color-picker';
import { SiteHeader } from '@genmaster/shell-ui';
import { ThemeEngineProvider, useThemeEngine, useThemeSelector } from '@genmaster/theme-engine/react';
import { useEffect, useState } from 'react';
import { engine, startTheme } from './theme';

export function Customiser() {
  return (
    <ThemeEngineProvider engine={engine}>
      <SiteHeader brand="Reports" menus={[]} />
      <Controls />
    </ThemeEngineProvider>
  );
}

function Controls() {
  const theme = useThemeEngine();
  const mode = useThemeSelector((snapshot) => snapshot.resolved.attributes.mode);
  const [outcome, setOutcome] = useState('');
  const [save, setSave] = useState<(() => Promise<string>) | null>(null);
  useEffect(() => {
    const start = startTheme();
    setSave(() => start);
  }, []);
  return (
    <main>
      <button onClick={() => theme.chooseMode('dark')}>Mode: {mode}</button>
      <ColorPickerPopover
        label="Page"
        defaultValue="#336699"
        onValueChange={({ value }) => theme.setField('bg-page', value)}
      />
      <button disabled={!save} onClick={() => void save?.().then(setOutcome)}>
        Save
      </button>
      <output>{outcome}</output>
    </main>
  );
}
