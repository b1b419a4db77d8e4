import type { DraftLanguage } from './draft-sentences.ts';

/** Sentences of English drafts. */
export const english: DraftLanguage = {
  join: [', ', ' and '],
  sentences: {
    product: {
      plain: [
        { text: '{name} costs {price} and is available from {from}.' },
        { text: 'It comes with {features}.', isMore: true },
        { text: 'The warranty lasts {warranty} months.', isMore: true },
      ],
      formal: [
        { text: '{name} is offered at {price}, with delivery from {from}.' },
        { text: 'The following is included: {features}.', isMore: true },
        { text: 'A warranty of {warranty} months applies.', isMore: true },
      ],
      friendly: [
        { text: 'Meet {name}: yours for {price}, from {from}.' },
        { text: 'You get {features}.', isMore: true },
        { text: 'And if something breaks, you are covered for {warranty} months.', isMore: true },
      ],
    },
    reminder: {
      plain: [
        { text: '{customer}, invoice {number} for {amount} was due on {due}.' },
        { text: 'Please pay it, or tell us what is wrong.', isMore: true },
        { text: 'From now on a late fee of {fee} may be added.', isMore: true },
      ],
      formal: [
        { text: 'Dear {customer}, payment of {amount} for invoice {number} was due on {due}.' },
        { text: 'We kindly ask you to settle it or to state your objection.', isMore: true },
        { text: 'Please note that a late fee of {fee} may apply.', isMore: true },
      ],
      friendly: [
        { text: 'Hello {customer}, {amount} for invoice {number} is still open. It was due on {due}.' },
        { text: 'Perhaps it was overlooked. Is something wrong? Write to us.', isMore: true },
        { text: 'Paying soon saves you the late fee of {fee}.', isMore: true },
      ],
    },
    image: {
      plain: [
        { text: 'Bar chart: {title}, highest in {highest.name} with {highest.value}.' },
        { text: 'The lowest is {lowest.name} with {lowest.value}.', isMore: true },
        {
          text: 'It rises from {first.value} in {first.name} to {last.value} in {last.name}.',
          isMore: true,
          when: 'up',
        },
        {
          text: 'It falls from {first.value} in {first.name} to {last.value} in {last.name}.',
          isMore: true,
          when: 'down',
        },
        { text: 'It ends in {last.name} as it began in {first.name}, with {last.value}.', isMore: true, when: 'level' },
      ],
      formal: [
        { text: 'The bar chart shows {title}. The maximum of {highest.value} is reached in {highest.name}.' },
        { text: 'The minimum of {lowest.value} is found in {lowest.name}.', isMore: true },
        {
          text: 'Between {first.name} and {last.name}, the value increases from {first.value} to {last.value}.',
          isMore: true,
          when: 'up',
        },
        {
          text: 'Between {first.name} and {last.name}, the value decreases from {first.value} to {last.value}.',
          isMore: true,
          when: 'down',
        },
        { text: 'In {first.name} and in {last.name}, the value is {last.value}.', isMore: true, when: 'level' },
      ],
      friendly: [
        { text: 'A chart of {title}: {highest.name} leads with {highest.value}.' },
        { text: '{lowest.name} comes last with {lowest.value}.', isMore: true },
        {
          text: 'From {first.name} to {last.name} it goes up, from {first.value} to {last.value}.',
          isMore: true,
          when: 'up',
        },
        {
          text: 'From {first.name} to {last.name} it goes down, from {first.value} to {last.value}.',
          isMore: true,
          when: 'down',
        },
        { text: '{first.name} and {last.name} are even, with {last.value}.', isMore: true, when: 'level' },
      ],
    },
  },
};
