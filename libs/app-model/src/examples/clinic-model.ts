import { yesNoField, type Entity, type Field } from '../entity.ts';

const text = (id: string, name: string, maxLength = 60): Field => ({
  id,
  name,
  type: 'text',
  required: true,
  maxLength,
});
/** Returns the optional version of a conditional question, which is stored only where it is asked. */
const ofSome = (field: Field): Field => ({ ...field, required: false });

export const questions = {
  patient: text('patient', 'Name of the patient'),
  under18: yesNoField('under18', 'Is the patient under 18?'),
  guardian: text('guardian', 'Name of the guardian'),
  relation: text('relation', 'Relation of the guardian', 40),
  firstVisit: yesNoField('firstvisit', 'Is this your first visit?'),
  born: { id: 'born', name: 'Date of birth', type: 'date', required: true },
  address: text('address', 'Address', 120),
  personToCall: text('call', 'Person to call'),
  number: text('number', 'Patient number', 8),
  moved: yesNoField('moved', 'Has your address changed?'),
  medicine: yesNoField('medicine', 'Do you take any medicine?'),
} satisfies Record<string, Field>;

/** Stored intake: one field for each question; conditional fields stay empty where they are not asked. */
export const intake: Entity = {
  name: 'Intake',
  fields: [
    questions.patient,
    questions.under18,
    ofSome(questions.guardian),
    ofSome(questions.relation),
    questions.firstVisit,
    ofSome(questions.born),
    ofSome(questions.address),
    ofSome(questions.personToCall),
    ofSome(questions.number),
    ofSome(questions.moved),
    questions.medicine,
  ],
};

/** Entry of the list of medicines. */
export const medicine: Entity = {
  name: 'Medicine',
  fields: [
    { id: 'intake', name: 'Intake', type: 'relation', required: true, target: 'Intake' },
    text('title', 'Medicine'),
    { id: 'often', name: 'How often', type: 'choice', required: true, choices: ['daily', 'weekly', 'when needed'] },
  ],
};
