import type { Entity } from '../model/entity.ts';
import { leaveRequest } from '../model/examples.ts';

/** A complete example: its entities, the main one first. */
export interface WorkedExample {
  id: 'leave' | 'stock' | 'clinic' | 'inspection';
  entities: readonly [Entity, ...Entity[]];
}

/** The four examples of the page, each small enough to be read. */
export const workedExamples: readonly WorkedExample[] = [
  {
    id: 'leave',
    entities: [
      leaveRequest,
      {
        name: 'Employee',
        fields: [
          { id: 'name', name: 'Name', type: 'text', required: true, maxLength: 60 },
          { id: 'email', name: 'E-mail', type: 'email', required: true, unique: true },
          { id: 'manager', name: 'Manager', type: 'relation', required: false, target: 'Employee' },
          { id: 'allowance', name: 'Yearly allowance', type: 'integer', required: true, minimum: 0, maximum: 60 },
        ],
      },
      {
        name: 'Holiday',
        fields: [
          { id: 'day', name: 'Day', type: 'date', required: true },
          { id: 'name', name: 'Holiday name', type: 'text', required: true, maxLength: 60 },
        ],
      },
    ],
  },
  {
    id: 'stock',
    entities: [
      {
        name: 'Item',
        fields: [
          { id: 'code', name: 'Code', type: 'text', required: true, unique: true, maxLength: 12 },
          { id: 'title', name: 'Description', type: 'text', required: true, maxLength: 80 },
          { id: 'unit', name: 'Unit', type: 'choice', required: true, choices: ['piece', 'box', 'metre'] },
          { id: 'reorder', name: 'Reorder level', type: 'integer', required: true, minimum: 0, maximum: 500 },
        ],
      },
      {
        name: 'Movement',
        fields: [
          { id: 'item', name: 'Item', type: 'relation', required: true, target: 'Item' },
          { id: 'day', name: 'Day', type: 'date', required: true },
          { id: 'quantity', name: 'Quantity', type: 'integer', required: true, minimum: -200, maximum: 200 },
          { id: 'why', name: 'Reason', type: 'choice', required: true, choices: ['delivery', 'use', 'count'] },
        ],
      },
    ],
  },
  {
    id: 'clinic',
    entities: [
      {
        name: 'Intake',
        fields: [
          { id: 'patient', name: 'Patient', type: 'text', required: true, maxLength: 60 },
          { id: 'first', name: 'First visit', type: 'boolean', required: true },
          { id: 'day', name: 'Day of visit', type: 'date', required: true },
          {
            id: 'reason',
            name: 'Reason',
            type: 'choice',
            required: true,
            choices: ['check-up', 'follow-up', 'other'],
          },
          { id: 'email', name: 'E-mail', type: 'email', required: false },
        ],
      },
      {
        name: 'Medicine',
        fields: [
          { id: 'intake', name: 'Intake', type: 'relation', required: true, target: 'Intake' },
          { id: 'title', name: 'Medicine', type: 'text', required: true, maxLength: 60 },
          {
            id: 'often',
            name: 'How often',
            type: 'choice',
            required: true,
            choices: ['daily', 'weekly', 'when needed'],
          },
        ],
      },
    ],
  },
  {
    id: 'inspection',
    entities: [
      {
        name: 'Inspection answer',
        fields: [
          { id: 'visit', name: 'Inspection', type: 'relation', required: true, target: 'Inspection' },
          { id: 'point', name: 'Checkpoint', type: 'text', required: true, maxLength: 60 },
          { id: 'answer', name: 'Answer', type: 'choice', required: true, choices: ['pass', 'fail', 'not seen'] },
          { id: 'note', name: 'Note', type: 'text', required: false, maxLength: 300 },
          { id: 'sent', name: 'Sent', type: 'boolean', required: true },
        ],
      },
      {
        name: 'Inspection',
        fields: [
          { id: 'place', name: 'Place', type: 'text', required: true, maxLength: 80 },
          { id: 'inspector', name: 'Inspector', type: 'text', required: true, maxLength: 60 },
          { id: 'day', name: 'Day', type: 'date', required: true },
        ],
      },
    ],
  },
];
