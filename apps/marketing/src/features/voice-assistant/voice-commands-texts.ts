/** Texts of the demo; the assistant’s answers are in its own texts. */
export const texts = {
  scenarios: {
    goTo: 'Go to a page',
    mode: 'Change the mode',
    scheme: 'Change the colours',
    undo: 'Take it back',
    field: 'Add a field',
    hindi: 'In Hindi',
  },
  grammar: 'The grammar of this language',
  model: 'The model in view: Invoice',
  keep: 'Keep the assistant open on every page',
};
