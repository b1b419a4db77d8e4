import { explainFailure } from './explain-failure.ts';

it.each([
  {
    what: 'a port that this user may not listen on',
    error: { code: 'EACCES', syscall: 'listen', message: 'listen EACCES: permission denied 0.0.0.0:80' },
    text: 'HOST and PORT may not be listened on',
  },
  {
    what: 'a file that this user may not read',
    error: { code: 'EACCES', syscall: 'open', message: "EACCES: permission denied, open '/x'" },
    text: "EACCES: permission denied, open '/x'",
  },
  {
    what: 'a full disk',
    error: { code: 'ERR_SQLITE_ERROR', errcode: 13, message: 'database or disk is full' },
    text: 'The database in DATA_DIR cannot be used: the disk is full.',
  },
  {
    what: 'a disk error with an extended code',
    error: { code: 'ERR_SQLITE_ERROR', errcode: 4874, message: 'disk I/O error' },
    text: 'The database in DATA_DIR cannot be used: the disk reports an error or is full.',
  },
  {
    what: 'a damaged file',
    error: { code: 'ERR_SQLITE_ERROR', errcode: 26, message: 'file is not a database' },
    text: 'is not a Genmaster database, or is damaged',
  },
])('explains $what', ({ error, text }) => {
  expect(explainFailure(Object.assign(new Error(error.message), error), {})).toContain(text);
});
