import { libraryJestConfig } from '../../jest.preset.mjs';

export default libraryJestConfig('keyboard');
