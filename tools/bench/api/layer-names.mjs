/** The stages of the server, each with the parts of those before it. */
export const LAYERS = [
  'Fastify alone, a short answer',
  'the answer of a real theme',
  'its schema and its ETag',
  'limits of connections, ids of requests',
  'time limit of a handler',
  'security headers',
  'checks of the request',
  'limits against overload',
  'the session and the right to call',
  'the theme: the whole server',
];
