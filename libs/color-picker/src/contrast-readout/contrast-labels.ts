/** English texts of a contrast readout. */
export const contrastLabels = {
  contrast: 'Contrast',
  passes: 'passes',
  fails: 'fails',
  apca: 'APCA',
  fix: 'Use the nearest color that passes',
  hold: 'Hold where it passes',
};
