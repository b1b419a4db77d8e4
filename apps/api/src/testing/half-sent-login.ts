import { connect } from 'node:net';
import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { MACHINE_INFO } from './test-server.ts';

/** A login of an unknown user: the server has read the head, and waits for the body. */
export interface HalfSentLogin {
  sendRest(): void;
  /** Returns all data received so far. */
  answer(): string;
}

/** Sends the head of a login, and waits until the server requests the body. */
export function sendHalfOfLogin(port: number): Promise<HalfSentLogin> {
  const body = JSON.stringify({ userCode: 'nobody', password: 'x', lansysInfModel: MACHINE_INFO });
  const head = [
    `POST /${AUTH_PATHS.login} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    'expect: 100-continue',
    `content-length: ${body.length}`,
  ];
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  let answer = '';
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      answer += String(chunk);
      if (answer.includes('100 Continue')) resolve({ sendRest: () => void socket.write(body), answer: () => answer });
    });
  });
}
