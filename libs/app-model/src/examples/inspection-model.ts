import type { Entity } from '../entity.ts';

export const inspectionAnswer: Entity = {
  name: 'Inspection answer',
  fields: [
    { id: 'visit', name: 'Inspection', type: 'relation', required: true, target: 'Inspection' },
    { id: 'point', name: 'Checkpoint', type: 'text', required: true, maxLength: 60 },
    { id: 'answer', name: 'Answer', type: 'choice', required: true, choices: ['pass', 'fail', 'not seen'] },
    { id: 'note', name: 'Note', type: 'text', required: false, maxLength: 300 },
    { id: 'photo', name: 'Photo', type: 'text', required: false, maxLength: 60 },
  ],
};

/** Visit to a building. */
export const inspection: Entity = {
  name: 'Inspection',
  fields: [
    { id: 'place', name: 'Place', type: 'text', required: true, maxLength: 80 },
    { id: 'inspector', name: 'Inspector', type: 'text', required: true, maxLength: 60 },
    { id: 'day', name: 'Day', type: 'date', required: true },
  ],
};

/** Entry of the queue on the device. */
export const queueEntry: Entity = {
  name: 'Waiting entry',
  fields: [
    { id: 'entry', name: 'Entry', type: 'text', required: true, maxLength: 12 },
    { id: 'what', name: 'What', type: 'choice', required: true, choices: ['answer', 'photo'] },
    { id: 'point', name: 'Checkpoint', type: 'text', required: true, maxLength: 60 },
    { id: 'value', name: 'Value', type: 'text', required: true, maxLength: 60 },
    { id: 'status', name: 'Status', type: 'choice', required: true, choices: ['waiting', 'conflict'] },
    { id: 'attempts', name: 'Attempts', type: 'integer', required: true, minimum: 0 },
  ],
};
