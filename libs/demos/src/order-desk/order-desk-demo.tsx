import { useLanguage, usePartText, type LanguageCode, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { printOpenApi } from '@genmaster/app-model';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { totalsBy } from '../parts/totals-by.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { callDesk, pathOf } from './call-desk.ts';
import { FIELD_ACCESS, seenBy } from './desk-access.ts';
import { deskOrder } from './desk-model.ts';
import { NEW, openDesk, orderDeskSchema, sendCall, type OrderDeskState } from './desk-state.ts';
import { OrderDeskPart } from './order-desk-part.tsx';

/** Name of the message part with the texts of this demo. */
export const words = 'order-desk';

/** Renders a small order desk: grid, form, rules, roles, report, API, theme and language on one set of orders. */
export function Demo() {
  const t = usePartText(words);
  const { code } = useLanguage();
  const definition = useMemo(() => definitionIn(code, t), [code, t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (
  language: LanguageCode,
  t: Translate<MessageIdOf<'order-desk'>>,
): DemoDefinition<OrderDeskState> => ({
  id: 'order-desk',
  scenarios: [
    {
      id: 'approve',
      label: t('scenario.approve'),
      state: sendCall(openDesk(language, 'manager', 2), { method: 'GET', path: pathOf(2) }),
    },
    { id: 'enter', label: t('scenario.enter'), state: openDesk(language, 'clerk', NEW) },
    {
      id: 'limit',
      label: t('scenario.limit'),
      state: { ...openDesk(language, 'accountant', 2), group: 'customer', sum: 'limit' },
    },
  ],
  schema: orderDeskSchema,
  Part: OrderDeskPart,
  copy: ({ rows, role }) =>
    JSON.stringify(callDesk(rows, role, { method: 'GET', path: `${pathOf()}?size=50` }).body, null, 2),
  code: ({ rows, group, sum }) => [
    { caption: t('definition'), language: 'json', code: JSON.stringify(deskOrder, null, 2) },
    { caption: t('access'), language: 'json', code: JSON.stringify(FIELD_ACCESS, null, 2) },
    { caption: t('report'), language: 'json', code: JSON.stringify(totalsBy(rows, group, sum), null, 2) },
    { caption: t('api'), language: 'json', code: printOpenApi(seenBy('manager')) },
  ],
});
