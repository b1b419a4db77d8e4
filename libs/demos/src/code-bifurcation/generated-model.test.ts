import fc from 'fast-check';
import * as ts from 'typescript';
import { anyEntity } from '@genmaster/app-model/testing';
import { booking, invoice } from '@genmaster/app-model';
import { generatedNames, writeModel } from './generated-model.ts';
import { readRegions } from './regions.ts';

it('writes types, rules and labels', () => {
  expect(writeModel(invoice, {}).split('\n')).toEqual(
    expect.arrayContaining([
      'export interface Invoice {',
      '  /** Unique. At most 20 characters. */',
      '  number: string;',
      '  dueDate: string;',
      '  amount: number;',
      `  dueDate: 'Due date',`,
    ]),
  );
  expect(writeModel(booking, {})).toContain(`  rate: 'standard' | 'flexible';`);
  expect(generatedNames(booking)).toMatchObject({ fileName: 'room-booking.model.ts', type: 'RoomBooking' });
});

it('is readable TypeScript for any definition, and keeps any hand-written region', () => {
  const lines = fc.array(fc.constantFrom('  a?: 1;', '', '// manual:end other', '  /** x */'), { maxLength: 4 });
  fc.assert(
    fc.property(anyEntity, lines, (entity, own) => {
      const regions = { 'own-properties': own.filter((line) => !line.includes('manual')) };
      const code = writeModel(entity, regions);
      const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true });

      expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
      expect(readRegions(code)).toEqual(regions);
    }),
  );
});
