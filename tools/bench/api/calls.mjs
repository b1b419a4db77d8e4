import { recordOf } from '../../../apps/api/src/testing/people.ts';

const MACHINE = {
  os_name: 'x',
  os_version: 'x',
  sysinfo_ip: 'x',
  listof_ips: 'x',
  sysinfo_tai: 'x',
  pr_sr: 'x',
  mac_address: 'x',
  status: 'x',
  system_name: 'x',
  sysinfo_osinfo: 'x',
};

/** Returns the login request of a client. */
export const loginOf = (userCode, password) => ({
  method: 'POST',
  path: '/auth/login',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ userCode, password, lansysInfModel: MACHINE }),
});

/**
 * The calls: the request of a person, the test for a successful response, and the data that the person keeps from it.
 */
export const CALLS = {
  get: {
    title: 'get theme',
    request: (person) => ({ method: 'GET', path: `/theme/getUserThemeJson/${person.userId}`, headers: person.headers }),
    isDone: (answer) => answer.status === 1,
    query: 'getTheme',
  },
  save: {
    title: 'save theme',
    request: (person) => ({
      method: 'POST',
      path: '/theme/saveUserThemeJson',
      headers: { ...person.headers, 'if-match': `"${person.revision}"` },
      body: JSON.stringify(recordOf(person, person.revision)),
    }),
    isDone: (answer) => answer.status === 1 && answer.result.revision > 0,
    learn: (person, body) => (person.revision = JSON.parse(body).result.revision),
    query: 'saveTheme',
  },
  login: {
    title: 'login',
    request: ({ userCode, password }) => loginOf(userCode, password),
    isDone: (answer) => typeof answer.data.SagAuthToken === 'string',
    query: 'login',
  },
};
