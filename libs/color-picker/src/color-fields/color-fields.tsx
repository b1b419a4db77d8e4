import { memo, useId, useState } from 'react';
import type { ColorFormat } from '../color/color-format.ts';
import { usePicker } from '../picker-context/picker-context.ts';
import { channelsOf, channelText } from '../color/channels.ts';
import { DraftField } from './draft-field.tsx';
import { hexText, takeChannelText, takeColorText, takeHexText } from './field-text.ts';
import styles from './color-fields.module.css';

/** Props of `ColorFields`. */
export interface ColorFieldsProps {
  /** The notation shown now. */
  format: ColorFormat;
  onFormatChange: (format: ColorFormat) => void;
}

/** The typed side of a picker: the fields of one notation, and the buttons that cycle through the others. */
export const ColorFields = memo(function ColorFields({ format, onFormatChange }: ColorFieldsProps) {
  const picker = usePicker();
  const { store, labels, alphaMode, colorMode, isDisabled, formats } = picker;
  const readColor = () => store.getState().color;
  const [error, setError] = useState<string | null>(null);
  const errorId = useId();
  const isGray = colorMode === 'grayscale';
  const channels = channelsOf(isGray ? 'gray' : format, alphaMode);

  function showError(next: string | null) {
    setError(next);
    store.announce(next ?? '');
  }

  function cycle(by: 1 | -1) {
    const next = formats[(formats.indexOf(format) + by + formats.length) % formats.length]!;
    onFormatChange(next);
    store.announce(next.toUpperCase());
  }

  const shared = {
    subscribe: store.subscribeCalmly,
    disabled: isDisabled,
    errorId,
    onError: showError,
    onDone: store.commit,
    onPasteColor: (text: string) => {
      takeColorText(text, picker);
      store.commit();
    },
  };
  return (
    <div className={styles.fields} data-format={format}>
      <div className={styles.row} role="group" aria-label={isGray ? labels.brightness : format.toUpperCase()}>
        {format === 'hex' && !isGray && (
          <DraftField
            {...shared}
            label={labels.hex}
            caption={labels.hex}
            text={() => hexText(readColor(), alphaMode)}
            onText={(text, isDone) => takeHexText(text, isDone, picker)}
          />
        )}
        {channels.map((channel) => (
          <DraftField
            key={channel.name}
            {...shared}
            label={labels[channel.name]}
            caption={channels.length > 2 ? channel.symbol : labels[channel.name]}
            text={() => channelText(readColor(), channel)}
            range={{ value: () => channel.read(readColor()), max: channel.max, step: channel.step }}
            onText={(text, isDone) => takeChannelText(text, isDone, channel, picker)}
            onStep={(value) => store.setColor(channel.write(readColor(), value))}
          />
        ))}
      </div>
      {!isGray && formats.length > 1 && (
        <div className={styles.cycle}>
          {([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              aria-label={by > 0 ? labels.nextFormat : labels.previousFormat}
              disabled={isDisabled}
              onClick={() => cycle(by)}
            />
          ))}
        </div>
      )}
      <p className={styles.error} id={errorId} hidden={!error}>
        {error}
      </p>
    </div>
  );
});
