import { react18JestConfig } from '../../jest.preset.mjs';

export default react18JestConfig('shell-ui');
