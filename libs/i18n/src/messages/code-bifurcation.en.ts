// Made from words/en.po by `npm run words`; change it there.
export const messages = {
  'scenario.renamed': 'A field renamed',
  'scenario.longer': 'A longer number',
  'scenario.conflict': 'Both sides changed',
  'code.definition': 'The definition',
  'file.generated':
    'Generated. Lines between the marks are yours; a change elsewhere is found before anything is written.',
  'file.manual': 'Yours. No generation opens it for writing.',
  'marks.lost':
    'The marks of the region “{name}” are not both there, so nothing is written. Put them back by hand, or take the file as it was last generated; that can be taken back.',
  'marks.restore': 'Take the last generated file',
  'conflict.title': 'Decision {place} of {count}: both sides changed this',
  'conflict.text':
    'The definition asks for one wording, and somebody wrote another into the generated file. Nothing is written until you choose.',
  'conflict.base': 'Last generated',
  'conflict.fresh': 'Newly generated',
  'conflict.mine': 'Written by hand',
  'conflict.nothing': 'No line.',
  'conflict.take.fresh': 'Take the new one',
  'conflict.take.mine': 'Keep the hand-written one',
  'diff.next': 'What the next generation changes.',
  'diff.last': 'What the last generation changed.',
  'diff.none': 'No line.',
  'diff.count': 'Lines removed: {removed}. Lines added: {added}.',
  'diff.removed': 'Removed:',
  'diff.added': 'Added:',
  regenerate: 'Regenerate',
  takeBack: 'Take the generation back',
  done: '{misfits, plural, =0 {The generated file is written. Everything hand-written still fits.} one {The generated file is written. One place in the hand-written file no longer fits.} other {The generated file is written. # places in the hand-written file no longer fit.}}',
  takenBack: 'The generated file is as it was before.',
  report: 'Report',
  'report.upToDate': 'The generated file is up to date. Change the definition, and the next difference shows here.',
  'report.blocked':
    '{count, plural, one {One decision is open; nothing is written before it is made.} other {# decisions are open; nothing is written before they are made.}}',
  'report.edits':
    '{count, plural, one {One place outside the marks was changed by hand. It stays, and it is reported each time.} other {# places outside the marks were changed by hand. They stay, and they are reported each time.}}',
  'report.manual': '{path}: no line written.',
  'report.misfits':
    '{count, plural, =0 {Every name that the hand-written file uses is there.} one {One place in the hand-written file does not fit the definition:} other {# places in the hand-written file do not fit the definition:}}',
  'report.misfit': 'Line {line} uses {uses}, which the generated file does not have.',
} as const;
