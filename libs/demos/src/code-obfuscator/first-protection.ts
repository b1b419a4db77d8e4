import { STATE } from './samples.ts';
import type { Level } from './protect-messages.ts';
import type { Protection } from './protection.ts';

/** Result for the first example, shown by the prerendered page; a test compares it with the tools. */
export const firstProtection: { source: string; level: Level; protection: Protection } = {
  source: STATE,
  level: 'light',
  protection: {
    answer: {
      kind: 'done',
      code: 'function invoiceState(o,e,t){return t?"settled":o<e?"overdue":"open"}const today="2030-02-01";console.log(invoiceState("2030-01-15",today,!1)),console.log(invoiceState("2030-03-01",today,!1)),console.log(invoiceState("2030-01-15",today,!0));',
      map: '{"version":3,"file":"shipped.js","names":["invoiceState","dueDate","today","paid","console","log"],"sources":["source.js"],"mappings":"AAAA,SAASA,aAAaC,EAASC,EAAOC,GACpC,OAAIA,EACK,UAEFF,EAAUC,EAAQ,UAAY,MACvC,CAEA,MAAMA,MAAQ,aACdE,QAAQC,IAAIL,aAAa,aAAcE,OAAO,IAC9CE,QAAQC,IAAIL,aAAa,aAAcE,OAAO,IAC9CE,QAAQC,IAAIL,aAAa,aAAcE,OAAO","ignoreList":[]}',
    },
    original: {
      outcome: {
        kind: 'done',
        result: null,
        output: ['overdue', 'open', 'settled'],
        steps: 48,
      },
      ms: null,
    },
    result: {
      outcome: {
        kind: 'done',
        result: null,
        output: ['overdue', 'open', 'settled'],
        steps: 49,
      },
      ms: null,
    },
  },
};
