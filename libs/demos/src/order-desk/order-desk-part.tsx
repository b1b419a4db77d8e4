import { usePartText } from '@genmaster/i18n';
import type { DemoPartProps } from '../demo-definition.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { SpokenPart } from '../parts/spoken-part.tsx';
import { ThemedPart } from '../parts/themed-part.tsx';
import { DeskWork } from './desk-work.tsx';
import { ROLES } from './desk-model.ts';
import { LOOKS, NEW, type OrderDeskState } from './desk-state.ts';
import './order-desk.css';

const SPOKEN = ['order-desk', 'demo-parts'] as const;

/** Renders the choice of role, language and theme, and the desk. */
export function OrderDeskPart(props: DemoPartProps<OrderDeskState>) {
  const t = usePartText('order-desk');
  const { state, onChange, announce } = props;
  const looks = Object.keys(LOOKS) as (keyof typeof LOOKS)[];
  return (
    <div className="demo-column order-desk">
      <div className="desk-seats">
        <div>
          <span aria-hidden="true">{t('role')}</span>
          <ChoiceBar
            label={t('role')}
            options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
            value={state.role}
            onValueChange={(role) => {
              onChange((now) => ({
                ...now,
                role,
                // Data hidden from the new role is cleared: the last request of another role, and its report.
                last: null,
                sum: role === 'clerk' ? 'total' : now.sum,
                chosen: role === 'accountant' && now.chosen === NEW ? now.rows[0]!.id : now.chosen,
              }));
              announce(t('said.role', { role: t(`role.${role}`) }));
            }}
          />
        </div>
        <div>
          <span aria-hidden="true">{t('language')}</span>
          <ChoiceBar
            label={t('language')}
            options={(['en', 'hi'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
            value={state.language}
            onValueChange={(language) => onChange((now) => ({ ...now, language }))}
          />
        </div>
        <div>
          <span aria-hidden="true">{t('look')}</span>
          <ChoiceBar
            label={t('look')}
            options={looks.map((value) => ({ value, label: t(`look.${value}`) }))}
            value={state.look}
            onValueChange={(look) => onChange((now) => ({ ...now, look }))}
          />
        </div>
      </div>
      <ThemedPart scheme={LOOKS[state.look]} label={t('desk')}>
        <SpokenPart code={state.language} words={SPOKEN}>
          <DeskWork {...props} />
        </SpokenPart>
      </ThemedPart>
    </div>
  );
}
