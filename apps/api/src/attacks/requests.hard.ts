import { attackWithRequests } from '../testing/attack-with-requests.ts';
import { note } from '../testing/note.ts';
import { engines } from '../testing/test-database.ts';
import { closeTestServers } from '../testing/test-server.ts';

afterEach(closeTestServers);

it.each(engines)('five thousand requests generated from the OpenAPI document find nothing on %s', async (engine) => {
  note(`requests on ${engine}`, await attackWithRequests(engine, 5_000));
});
