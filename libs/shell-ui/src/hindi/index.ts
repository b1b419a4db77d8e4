export { hindiPanelLabels } from './hindi-panel-labels.ts';
