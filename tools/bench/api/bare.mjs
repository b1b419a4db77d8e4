// Fastify alone: sends the server's responses from memory. The baseline of every figure.
import Fastify from 'fastify';

const theme = {
  status: 1,
  result: { id: 'x', json: '{}', revision: 1, mode: null, savedAt: '2026-01-01T00:00:00.000Z' },
};
const login = { httpStatus: 200, message: 'Signed in.', data: { SagAuthToken: 'x' } };
const app = Fastify();
app.get('/theme/getUserThemeJson/:id', async () => theme);
app.post('/theme/saveUserThemeJson', async () => theme);
app.post('/auth/login', async () => login);
console.log(`answers at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
