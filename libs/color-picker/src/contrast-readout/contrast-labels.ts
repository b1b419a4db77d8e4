/** The texts of a contrast read-out, in English. */
export const contrastLabels = {
  contrast: 'Contrast',
  passes: 'passes',
  fails: 'fails',
  apca: 'APCA',
  fix: 'Use the nearest color that passes',
  hold: 'Hold where it passes',
};
