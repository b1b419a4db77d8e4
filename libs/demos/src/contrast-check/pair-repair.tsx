import { printColor, type ThemeEngine } from '@genmaster/theme-engine';
import { repairContrast } from '@genmaster/theme-engine/color';
import { useEffect, useState } from 'react';
import { usePartText } from '@genmaster/i18n';
import type { PairOnPage } from './read-page.ts';
import { themeFieldOf } from './theme-field-of.ts';

export interface PairRepairProps {
  pair: PairOnPage;
  /** Every pair of the page: a repair keeps the pairs in the same colour readable too. */
  all: readonly PairOnPage[];
  engine: ThemeEngine | null;
  announce: (text: string) => void;
}

/** Offers the nearest colour that passes, and applies it to the live theme where a theme field sets this text. */
export function PairRepair({ pair, all, engine, announce }: PairRepairProps) {
  const t = usePartText('contrast-check');
  const [fieldId, setFieldId] = useState<string | null>(null);
  const [element] = pair.places;
  useEffect(() => {
    setFieldId(engine && element?.isConnected ? (themeFieldOf(element, engine.catalogue)?.id ?? null) : null);
  }, [engine, element]);
  const field = engine?.catalogue.sections.flatMap(({ fields }) => fields).find(({ id }) => id === fieldId);
  const color = nearestColor(pair, all);
  if (color === null) return <p>{t('repair.impossible')}</p>;
  const apply = (engineInUse: ThemeEngine, id: string, label: string) => {
    engineInUse.begin('{name} made readable', id);
    engineInUse.setField(id, color);
    engineInUse.commit();
    announce(t('repair.done', { field: label }));
  };
  return (
    <div className="demo-scenarios">
      <p>
        {t('repair.nearest')} <code dir="ltr">{color}</code>
      </p>
      {engine && field ? (
        <button type="button" className="button" onClick={() => apply(engine, field.id, field.label)}>
          {t('repair.apply', { field: field.label })}
        </button>
      ) : (
        <p className="sample-count">{t('repair.noField')}</p>
      )}
    </div>
  );
}

/** Returns the nearest colour that passes for all text of the page in this colour, or else for the pair alone. */
function nearestColor(pair: PairOnPage, all: readonly PairOnPage[]): string | null {
  const color = printColor({ ...pair.text, alpha: 1 });
  const family = all.filter((other) => printColor(other.text) === printColor(pair.text));
  const demands = (pairs: readonly PairOnPage[]) => pairs.map(({ background, min }) => ({ background, min }));
  const [best] = repairContrast(color, demands(family));
  return (best ?? repairContrast(color, demands([pair]))[0])?.color ?? null;
}
