import { connect } from 'node:net';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';

/** Interval at which a slow client sends one more character, in milliseconds. */
const DRIBBLE_MS = 700;

export interface SlowClientEnd {
  /** Time until the server closed the connection, in milliseconds. */
  tookMs: number;
  /** The first line of the response. */
  answer: string;
}

/** Opens connections that never finish a request, half of them in its headers and half in its body. */
export function openSlowClients(address: string, count: number): Promise<SlowClientEnd>[] {
  const { port, hostname } = new URL(address);
  return Array.from({ length: count }, (_, index) => {
    const started = Date.now();
    const socket = connect(Number(port), hostname, () => {
      // An endless header, or an endless body, for an endpoint without other checks.
      const rest = index % 2 ? 'x-more: ' : 'content-length: 1000\r\ncontent-type: application/json\r\n\r\n{';
      socket.write(`POST /${THEME_PATHS.getPrjColorTheme} HTTP/1.1\r\nhost: localhost\r\n${rest}`);
    });
    const dribble = setInterval(() => socket.write(' '), DRIBBLE_MS);
    return new Promise((resolve) => {
      let answer = '';
      socket.on('error', () => null).on('data', (chunk) => (answer += String(chunk)));
      socket.on('close', () => {
        clearInterval(dribble);
        resolve({ tookMs: Date.now() - started, answer: answer.split('\r\n', 1)[0] ?? '' });
      });
    });
  });
}
