import type { Entity } from '@genmaster/app-model';
import { entityWindows } from './draw-entity.ts';
import { viewEntity } from './entity-view.ts';

const leave: Entity = {
  name: 'Leave',
  fields: [
    { id: 'status', name: 'Status', type: 'choice', required: true, choices: ['open', 'approved', 'refused'] },
    { id: 'unit', name: 'Unit', type: 'choice', required: true, choices: ['day', 'constructor'] },
  ],
};

it('gives a state the tone of its meaning, and other choices none', () => {
  const rows = [
    { status: 'open', unit: 'day' },
    { status: 'approved', unit: 'day' },
    { status: 'refused', unit: 'constructor' },
  ];
  const { body } = entityWindows(viewEntity(leave), 'hi').grid(rows);
  expect(body).toMatchObject({
    rows: [
      [[['info', 'खुला']], ['day']],
      [[['ok', 'मंज़ूर']], ['day']],
      [[['no', 'नामंज़ूर']], ['constructor']],
    ],
  });
});
