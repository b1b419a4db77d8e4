let stored = 'null';

export const GET = () => new Response(stored, { headers: { 'content-type': 'application/json' } });

export async function PUT({ request }) {
  stored = await request.text();
  return new Response(null, { status: 204 });
}
