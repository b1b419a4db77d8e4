import { apiJestConfig } from '../../jest.preset.mjs';

export default apiJestConfig();
