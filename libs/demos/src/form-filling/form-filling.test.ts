import { englishMessages } from '@genmaster/app-model';
import { acceptAll, contentOf, decide, fresh, recall, retype, save, undo, type FormFillingState } from './decisions.ts';
import { fillForms, type FormId } from './fill-forms.ts';
import { propose, type Proposal } from './propose.ts';
import { sampleTexts, textsIn } from './sample-texts.ts';

const proposalsFor = (form: FormId, text: string) => propose(fillForms[form], { text, messages: englishMessages });

/** Formats each field’s proposal in short. */
const offersOf = (form: FormId, text: string) =>
  Object.fromEntries(Object.entries(proposalsFor(form, text)).map(([field, proposal]) => [field, briefly(proposal)]));

function briefly(proposal: Proposal): string {
  if (proposal.kind === 'none') return 'none';
  if (proposal.kind === 'several') return `several: ${proposal.findings.map(({ value }) => value).join(' | ')}`;
  const { value, rule } = proposal.finding;
  return `${proposal.kind} ${value} by ${rule}`;
}

const sampled = (id: string) => {
  const { form, text } = sampleTexts.find((sample) => sample.id === id)!;
  return offersOf(form, text);
};

describe('the sample texts', () => {
  it('fill a contact from a signature', () => {
    expect(sampled('signature')).toEqual({
      name: 'found Asha Rao by name.closing',
      organisation: 'found Example Traders by firm.role',
      email: 'found asha.rao@example.com by email',
      phone: 'found +910000000000 by phone.country',
      pin: 'found 560001 by pin.address',
    });
  });

  it('fill a contact from the mixed lines of a card', () => {
    expect(sampled('card')).toEqual({
      name: 'found Devika Sample by name.address',
      organisation: 'found EXAMPLE TRADERS LIMITED by firm.word',
      email: 'found devika.sample@example.org by email',
      phone: 'found +910000000000 by label',
      pin: 'found 400703 by pin.address',
    });
  });

  it('fill a contact from the columns of a record', () => {
    expect(sampled('record')).toEqual({
      name: 'found Asha Rao by heading',
      organisation: 'found Example Traders by heading',
      email: 'found asha.rao@example.com by heading',
      phone: 'found +910000000000 by heading',
      pin: 'found 560001 by heading',
    });
  });

  it('leave uncertain fields empty', () => {
    expect(sampled('unsure')).toEqual({
      name: 'doubtful Rao by name.oneWord',
      organisation: 'found Example Traders by firm.role',
      email: 'several: asha.rao@example.com | accounts@example.com',
      phone: 'doubtful 0000000000 by phone.short',
      pin: 'several: 560001 | 560002',
    });
  });

  it('are read with Devanagari digits', () => {
    expect(offersOf('contact', 'आशा राव\n१२ नमूना मार्ग, बेंगलुरु ५६०००१\nफ़ोन: ९८७६५ ४३२१०')).toMatchObject({
      phone: 'found 9876543210 by label',
      pin: 'found 560001 by pin.address',
    });
    expect(offersOf('invoice', 'इनवॉइस संख्या: INV-१२०४\nदेय तिथि: १८ नवंबर २०३०\nकुल: ₹१,२३४.५०')).toEqual({
      number: 'found INV-1204 by label',
      due: 'found 2030-11-18 by date.due',
      amount: 'found 1234.50 by amount.total',
    });
  });

  it('are read in Hindi too', () => {
    expect(sampled('hindi')).toEqual({
      name: 'found आशा राव by name.closing',
      organisation: 'found उदाहरण ट्रेडर्स by firm.role',
      email: 'found asha.rao@example.com by email',
      phone: 'found +910000000000 by phone.country',
      pin: 'found 560001 by pin.address',
    });
  });

  it('fill the invoice of the playground from an email, without mistaking the issue date for the due date', () => {
    expect(sampled('mail')).toEqual({
      number: 'found INV-0042 by number.after',
      due: 'found 2030-05-15 by date.due',
      amount: 'found 125000.00 by amount.total',
    });
  });

  it('ask for the order of day and month', () => {
    expect(sampled('order')).toEqual({
      number: 'found 2030/118 by number.after',
      due: 'several: 2030-05-04 | 2030-04-05',
      amount: 'found 4800.50 by amount.total',
    });
  });
});

describe('every finding', () => {
  it.each(sampleTexts.map(({ id, form, text }) => ({ id, form, text })))(
    'in “$id” marks the words it comes from',
    ({ form, text }) => {
      const { finders, entity } = fillForms[form];
      const found = entity.fields.flatMap(({ id }) => [...finders[id]!(text)]);

      expect(found.length).toBeGreaterThan(0);
      for (const { start, end, value, rule } of found.filter((one) => !one.rule.startsWith('date'))) {
        const words = text.slice(start, end).replace(/[ ,]/g, '');
        expect(`${rule}: ${words}`).toBe(`${rule}: ${value.replace(/[ ,]/g, '')}`);
      }
    },
  );
});

it.each([
  { text: '{"name": "Asha Rao", \n"phone": "98765 43210"}', name: 'Asha Rao', phone: '9876543210' },
  { text: 'From: Asha Rao <asha@example.com>\nMobile: 98765-43210', name: 'Asha Rao', phone: '9876543210' },
  { text: 'Asha Rao\n+44 0000 000000', name: 'Asha Rao', phone: '+440000000000' },
  { text: 'Asha Rao\n+44 (0)0000 000000', name: 'Asha Rao', phone: '+440000000000' },
  { text: 'Sample Road\n12/4 560001 Sales Team', name: 'none', phone: 'none' },
])('reads $text', ({ text, name, phone }) => {
  const offers = offersOf('contact', text);
  expect(offers['name']).toMatch(name);
  expect(offers['phone']).toMatch(name === 'none' ? /^none$/ : `found ${phone} `);
});

it.each([
  ["Name: Conan O'Brien\nCompany: Levi's Store", "Conan O'Brien", "Levi's Store"],
  ["'name': 'Asha Rao',\n'company': \"James' Store\"", 'Asha Rao', "James' Store"],
])('reads the apostrophes of “%s”', (text, name, organisation) => {
  expect(offersOf('contact', text)).toMatchObject({
    name: `found ${name} by label`,
    organisation: `found ${organisation} by label`,
  });
});

it('takes no value from a record on one line for the words after a label', () => {
  expect(offersOf('contact', "{'name': 'Asha Rao', 'company': 'Example'}")['name']).toBe('none');
});

it('offers each of two numbers after one label', () => {
  expect(offersOf('contact', 'Phone: +91 98765 43210, 98765 43211')['phone']).toBe(
    'found +919876543210 by phone.country',
  );
  expect(offersOf('contact', 'Phone: 98765 43210, 98765 43211')['phone']).toBe('several: 9876543210 | 9876543211');
});

it.each([
  ['Due 31 February 2030', 'none'],
  ['Due May 3rd, 2030', 'found 2030-05-03 by date.due'],
  ['देय तिथि 15 मई 2030', 'found 2030-05-15 by date.due'],
  ['31.12.2030', 'found 2030-12-31 by date.only'],
  ['1 May 2030, 2 May 2030', 'several: 2030-05-01 | 2030-05-02'],
  ['Dated 2030-05-01', 'none'],
])('reads the due date of “%s”: %s', (text, offer) => {
  expect(offersOf('invoice', text)['due']).toBe(offer);
});

it('refuses a value that breaks the rules of the field, with the reason', () => {
  const tooLong = `Invoice ${'9'.repeat(20)}X`;

  expect(offersOf('invoice', 'Amount: 5.125')['amount']).toBe('none');
  expect(proposalsFor('invoice', `Number: ${'A1'.repeat(10)}`)['number']).toMatchObject({ kind: 'found' });
  expect(proposalsFor('contact', `Company: ${'long '.repeat(20)}`)['organisation']).toMatchObject({
    kind: 'refused',
    problem: 'Organisation is too long. Use at most 80 characters.',
  });
  expect(offersOf('invoice', tooLong)['number']).toBe('none');
});

describe('a decision', () => {
  const { form, text } = sampleTexts[0];
  const proposals = proposalsFor(form, text);
  const start = fresh(form, text);
  const save1 = (state: typeof start) => save(state, { form: fillForms[form], messages: englishMessages });

  it('saves nothing that was only proposed', () => {
    expect(save1(start)).toEqual({
      problems: { name: 'Name is empty. Enter a value.', email: 'E-mail is empty. Enter a value.' },
    });
  });

  it('saves accepted and typed values without the text, and undo restores everything', () => {
    const all = decide(acceptAll(start, proposals), {
      pin: { by: 'refusal', value: '' },
      name: { by: 'typing', value: 'Asha R.' },
    });
    const saved = save1(all);

    expect(saved).toMatchObject({
      state: {
        text: '',
        decisions: {},
        saved: [{ name: 'Asha R.', organisation: 'Example Traders', email: 'asha.rao@example.com', pin: null }],
      },
    });
    expect('state' in saved && undo(saved.state)).toEqual(all);
  });

  it('undoes “accept all” as one step', () => {
    const all = acceptAll(start, proposals);

    expect(Object.keys(all.decisions)).toHaveLength(5);
    expect(undo(all)).toEqual(start);
    expect(acceptAll(all, proposals)).toBe(all);
  });

  it('undoes typing in two fields in the order of the typing', () => {
    const type = (state: FormFillingState, field: string, value: string) =>
      decide(state, { [field]: { by: 'typing', value } });
    const typed = type(type(type(start, 'name', 'R'), 'pin', '1'), 'name', 'Ra');

    expect(undo(typed).decisions).toEqual({ name: { by: 'typing', value: 'R' }, pin: { by: 'typing', value: '1' } });
    expect(undo(undo(typed)).decisions).toEqual({ name: { by: 'typing', value: 'R' } });
  });

  it('undoes typing as one step, however long it took', () => {
    const typed = ['R', 'Ra', 'Rao'].reduce((state, value) => decide(state, { name: { by: 'typing', value } }), start);

    expect(typed.decisions['name']).toEqual({ by: 'typing', value: 'Rao' });
    expect(undo(typed)).toEqual(start);
  });

  it('undoes a typed text before the decisions that stood before it, and loses neither', () => {
    const all = acceptAll(start, proposals);
    const typed = ['M', 'My', 'My own text'].reduce(retype, all);
    const last = decide(typed, { name: { by: 'typing', value: 'Rao' } });

    expect(undo(last)).toEqual(typed);
    expect(undo(typed)).toEqual(all);
    expect(undo(undo(typed))).toEqual(start);
  });

  it('undoes typing in a field that goes on after a text separately from the text', () => {
    const named = decide(start, { name: { by: 'typing', value: 'R' } });
    const text = retype(named, 'My own text');
    const more = decide(text, { name: { by: 'typing', value: 'Ra' } });

    expect(undo(more)).toEqual(text);
  });

  it('keeps an entered value when another text offers another one', () => {
    const typed = decide(start, { name: { by: 'typing', value: 'Rao' } });

    expect(contentOf(proposals['name']!, typed.decisions['name'])).toEqual({ value: 'Rao', state: 'typed' });
    expect(contentOf(proposals['name']!, recall(typed, 'name').decisions['name'])).toEqual({
      value: 'Asha Rao',
      state: 'proposed',
    });
  });

  it('refuses values that break the form’s rules', () => {
    const wrong = decide(acceptAll(start, proposals), { email: { by: 'typing', value: 'asha' } });

    expect(save1(wrong)).toEqual({
      problems: { email: 'E-mail is no e-mail address. Enter one such as name@example.com.' },
    });
  });
});

it('begins with a text in the language of the page, and has the same texts in each', () => {
  expect(textsIn('en')).toEqual(sampleTexts);
  expect(textsIn('hi')[0]?.text).toMatch(/^\p{Script=Devanagari}/u);
  expect(
    textsIn('hi')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(sampleTexts.map(({ id }) => id).toSorted());
});
