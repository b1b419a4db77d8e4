import { isComposing } from '@genmaster/keyboard';
import { toShareText } from '@genmaster/theme-engine/export';
import { readSeed, shuffleTheme } from '@genmaster/theme-engine/shuffle';
import { useId, useState } from 'react';
import { copyText } from './copy-text.ts';
import { sharedSeedText } from './shared-seed.ts';
import type { ThemeToolsProps } from './theme-tools-props.ts';
import { useAnnouncement } from './use-announcement.ts';
import controls from './panel-controls.module.css';
import styles from './theme-tools.module.css';

/** Renders a random theme: locked parts stay, and everything else is readable beside them. */
export function ShuffleTool({
  engine,
  labels,
  shareAddress,
}: Pick<ThemeToolsProps, 'engine' | 'labels' | 'shareAddress'>) {
  const id = useId();
  const [seed, setSeed] = useState('');
  const [locked, setLocked] = useState<readonly string[]>([]);
  const sections = engine.catalogue.sections.filter(({ fields }) => fields.some(({ kind }) => kind === 'color'));
  const isSeed = readSeed(seed) !== null;
  const [outcome, announce] = useAnnouncement();
  const shuffle = (next: string) => {
    setSeed(next);
    announce(shuffleTheme(engine, { seed: next, locked }) ? labels.shuffled : labels.noPalette);
  };
  const linkText = async () => {
    // Locked parts are not in the seed, so the link holds the whole theme then.
    const text = locked.length === 0 ? sharedSeedText(seed) : await toShareText(engine.toSaved());
    return shareAddress!(text);
  };
  const copyLink = async () => announce((await copyText(linkText())) ? labels.copied : labels.copyFailed);
  return (
    <fieldset className={styles.tool} data-tool="shuffle">
      <legend className={controls.legend}>{labels.shuffle}</legend>
      <details>
        <summary>
          {labels.keep} {locked.length > 0 ? `(${locked.length})` : ''}
        </summary>
        {sections.map((section) => (
          <label key={section.id} className={styles.lock}>
            <input
              type="checkbox"
              checked={locked.includes(section.id)}
              onChange={({ currentTarget }) =>
                setLocked((before) =>
                  currentTarget.checked ? [...before, section.id] : before.filter((known) => known !== section.id),
                )
              }
            />
            {section.name}
          </label>
        ))}
      </details>
      <button type="button" className={controls.button} onClick={() => shuffle(`${randomSeed()}`)}>
        {labels.shuffleNow}
      </button>
      <label htmlFor={id} className={controls.label}>
        {labels.seed}
      </label>
      <input
        id={id}
        className={controls.input}
        inputMode="numeric"
        value={seed}
        aria-invalid={seed !== '' && !isSeed}
        onChange={(event) => setSeed(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isSeed && !isComposing(event.nativeEvent)) shuffle(seed);
        }}
      />
      {shareAddress ? (
        <button
          type="button"
          className={controls.button}
          aria-disabled={!isSeed}
          onClick={() => {
            if (isSeed) void copyLink();
          }}
        >
          {labels.copySeedLink}
        </button>
      ) : null}
      <p aria-live="polite" className={controls.hint}>
        {outcome}
      </p>
    </fieldset>
  );
}

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
