import type { Entity } from '@genmaster/app-model';
import type { Mapping } from './map-answer.ts';

/** An external service: its response, and the entity that it is mapped to. */
export interface SampleService {
  entity: Entity;
  payload: string;
  mapping: Mapping;
}

const parcel: SampleService = {
  entity: {
    name: 'Parcel',
    fields: [
      { id: 'reference', name: 'Reference', type: 'text', required: true, maxLength: 20 },
      { id: 'expected', name: 'Expected on', type: 'date', required: false },
      { id: 'weight', name: 'Weight kg', type: 'decimal', required: true, minimum: 0, maximum: 30, decimals: 3 },
      {
        id: 'status',
        name: 'Status',
        type: 'choice',
        required: true,
        choices: ['booked', 'in transit', 'delivered', 'unknown'],
      },
    ],
  },
  payload: `{
  "shipment_ref": "A-1042",
  "eta": "2030-04-02T00:00:00Z",
  "weight_g": "1250",
  "state": "IN_TRANSIT",
  "carrier": { "name": "Sample Parcels" }
}`,
  mapping: {
    reference: { path: 'shipment_ref', convert: 'none' },
    expected: { path: 'eta', convert: 'day' },
    weight: { path: 'weight_g', convert: 'thousandth' },
    status: { path: 'state', convert: 'word' },
  },
};

const payment: SampleService = {
  entity: {
    name: 'Payment',
    fields: [
      { id: 'number', name: 'Number', type: 'text', required: true, maxLength: 20 },
      { id: 'amount', name: 'Amount', type: 'decimal', required: true, minimum: 0, decimals: 2 },
      { id: 'paid', name: 'Paid on', type: 'date', required: false },
      { id: 'settled', name: 'Settled', type: 'boolean', required: true },
    ],
  },
  payload: `{
  "data": {
    "ref": "INV-0007",
    "amount_minor": 129900,
    "currency": "INR",
    "captured_at": "2030-06-11T09:30:00Z",
    "settled": "Y"
  }
}`,
  mapping: {
    number: { path: 'data.ref', convert: 'none' },
    amount: { path: 'data.amount_minor', convert: 'hundredth' },
    paid: { path: 'data.captured_at', convert: 'day' },
    settled: { path: 'data.settled', convert: 'yesNo' },
  },
};

/** The services that the demo connects. */
export const sampleServices = { parcel, payment } as const;

export type ServiceId = keyof typeof sampleServices;
