import fc from 'fast-check';
import { isRepeatable, isTransient, waitMsOf } from './retry-rules.ts';

const NOW_MS = Date.parse('2026-01-01T00:00:00Z');
const at = (choice: Partial<Parameters<typeof waitMsOf>[0]>) =>
  waitMsOf({ tries: 1, retryAfter: null, random: 1, nowMs: NOW_MS, ...choice });

it('treats exactly these statuses as temporary failures', () => {
  const statuses = Array.from({ length: 400 }, (_, index) => 200 + index);
  expect(statuses.filter(isTransient)).toEqual([408, 425, 429, 500, 502, 503, 504]);
});

it.each<{ method: string; headers: Record<string, string>; path: string; may: boolean }>([
  { method: 'GET', headers: {}, path: '/theme/x', may: true },
  { method: 'PUT', headers: {}, path: '/clientsetting/x', may: true },
  { method: 'POST', headers: {}, path: '/contact/messages', may: false },
  { method: 'PATCH', headers: {}, path: '/contact/messages', may: false },
  { method: 'POST', headers: { 'Idempotency-Key': 'k' }, path: '/contact/messages', may: true },
  { method: 'POST', headers: { 'If-Match': '"1"' }, path: '/theme/saveUserThemeJson', may: true },
  { method: 'POST', headers: {}, path: '/api/theme/getPrjColorTheme', may: true },
  { method: 'POST', headers: {}, path: '/api/not-theme/getPrjColorTheme', may: false },
])('decides whether $method $path with $headers may be sent twice: $may', ({ method, headers, path, may }) => {
  const request = new Request(`https://site.example${path}`, { method, headers });
  expect(isRepeatable(request, ['theme/getPrjColorTheme'])).toBe(may);
  expect(isRepeatable(request, ['/theme/getPrjColorTheme'])).toBe(may);
});

it.each([
  { tries: 1, longest: 1_000 },
  { tries: 2, longest: 2_000 },
  { tries: 3, longest: 4_000 },
  { tries: 9, longest: 8_000 },
])('waits between zero and $longest ms after try $tries', ({ tries, longest }) => {
  expect([at({ tries, random: 0 }), at({ tries, random: 1 })]).toEqual([0, longest]);
});

it.each([
  { retryAfter: '3', wait: 3_500 },
  { retryAfter: 'Thu, 01 Jan 2026 00:00:05 GMT', wait: 5_500 },
  { retryAfter: 'Wed, 31 Dec 2025 00:00:00 GMT', wait: 500 },
  { retryAfter: 'soon', wait: 500 },
  { retryAfter: '8', wait: 8_000 },
  { retryAfter: '9', wait: null },
  { retryAfter: '99999999999999999999', wait: null },
])('waits $wait ms when the server sends “Retry-After: $retryAfter”', ({ retryAfter, wait }) => {
  expect(at({ retryAfter, random: 0.5 })).toBe(wait);
});

it('never retries earlier than the server asks, and never waits longer than eight seconds', () => {
  fc.assert(
    fc.property(fc.nat(8), fc.nat(20), fc.double({ min: 0, max: 1, noNaN: true }), (seconds, tries, random) => {
      const ms = at({ retryAfter: String(seconds), tries: tries + 1, random })!;
      expect(ms).toBeGreaterThanOrEqual(seconds * 1_000);
      expect(ms).toBeLessThanOrEqual(8_000);
    }),
  );
});
