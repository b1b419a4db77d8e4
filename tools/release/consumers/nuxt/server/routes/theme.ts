let stored: unknown = null;

export default defineEventHandler(async (event) => {
  if (event.method !== 'PUT') return Response.json(stored);
  stored = await readBody(event);
  return new Response(null, { status: 204 });
});
