import { usePartText } from '@genmaster/i18n';
import { useState } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { DraftCompare } from './draft-compare.tsx';
import { FIRST_FACTS, readDraft, SIDES, takeBack, type DraftBenchState } from './draft-state.ts';
import { DraftPane } from './draft-pane.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { KINDS } from './draft-facts.ts';
import { FactForm } from './fact-form.tsx';
import './draft-bench.css';

/** Shows facts, two drafts of a text about them, the differences between texts, and the text in use. */
export function DraftBenchPart({ state, onChange, announce }: DemoPartProps<DraftBenchState>) {
  const t = usePartText('draft-bench');
  /** The field whose fact is highlighted in the drafts. */
  const [active, setActive] = useState<string | null>(null);
  const read = { a: readDraft(state, 'a'), b: readDraft(state, 'b') };
  return (
    <div className="demo-column draft-bench">
      <ChoiceBar
        label={t('kind')}
        options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={state.kind}
        onValueChange={(kind) =>
          onChange((now) => ({
            kind,
            facts: { ...FIRST_FACTS[now.drafts.a.language][kind] },
            drafts: { a: { ...now.drafts.a, edited: null }, b: { ...now.drafts.b, edited: null } },
            accepted: [],
          }))
        }
      />
      <div className="draft-columns">
        <FactForm state={state} onChange={onChange} onActiveChange={setActive} />
        {SIDES.map((side) => (
          <DraftPane
            key={side}
            side={side}
            kind={state.kind}
            choice={state.drafts[side]}
            read={read[side]}
            active={active}
            onChange={onChange}
            announce={announce}
          />
        ))}
      </div>
      <div className="draft-after">
        <DraftCompare state={state} read={read} />
        <DraftPreview
          state={state}
          draft={read.a}
          onTakeBack={() => {
            onChange(takeBack);
            announce(t('said.back'));
          }}
        />
      </div>
    </div>
  );
}
