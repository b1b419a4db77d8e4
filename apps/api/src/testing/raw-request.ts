import { connect } from 'node:net';

/** Sends a raw request and returns everything that the server sends until it closes the connection. */
export function sendRaw(port: number, request: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('error', reject).on('data', (data) => (received += data.toString('latin1')));
    socket.on('close', () => resolve(received));
  });
}

/** Sends the lines of a request head that asks to close the connection, with an optional body. */
export const sendLines = (port: number, lines: readonly string[], body = '') => {
  const [first = '', ...more] = lines;
  return sendRaw(port, `${[first, 'connection: close', ...more].join('\r\n')}\r\n\r\n${body}`);
};
