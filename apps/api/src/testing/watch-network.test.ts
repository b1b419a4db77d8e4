import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { lookup, Resolver } from 'node:dns';
import { once } from 'node:events';
import { get } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { watchNetwork } from './watch-network.ts';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const here = () => `127.0.0.1:${port}`;
const ends = (stream: NodeJS.EventEmitter) =>
  new Promise<void>((resolve) => stream.on('error', () => {}).once('close', resolve));

describe('the network watcher of the tests', () => {
  it.each([
    { way: 'a socket', reach: () => ends(connect(port, '127.0.0.1')), place: here },
    { way: 'a socket file', reach: () => ends(connect('/nowhere/socket')), place: () => '/nowhere/socket' },
    { way: 'an encrypted socket', reach: () => ends(connectSecurely(port, '127.0.0.1')), place: here },
    { way: 'an HTTP request', reach: () => ends(get(`http://${here()}`)), place: here },
    { way: 'a fetch', reach: () => fetch(`http://${here()}`).catch(() => null), place: here },
    { way: 'a name', reach: () => new Promise((done) => lookup('localhost', done)), place: () => 'localhost' },
    { way: 'a query', reach: askNameServer, place: () => 'a.invalid' },
    { way: 'a datagram', reach: sendDatagram, place: () => 'UDPWRAP' },
    { way: 'a program', reach: () => ends(spawn(process.execPath, ['--version'])), place: () => 'PROCESSWRAP' },
  ])('sees $way', async ({ reach, place }) => {
    const watch = watchNetwork();
    await reach();
    watch.stop();
    expect(watch.reached()).toContain(place());
  });

  it('sees nothing without a connection, and nothing after it has stopped', async () => {
    const watch = watchNetwork();
    await new Promise((resolve) => setImmediate(resolve));
    watch.stop();
    await ends(connect(port, '127.0.0.1'));
    expect(watch.reached()).toEqual([]);
  });
});

async function askNameServer(): Promise<void> {
  const resolver = new Resolver();
  resolver.setServers([here()]);
  const answered = new Promise((done) => resolver.resolve4('a.invalid', done));
  resolver.cancel();
  await answered;
}

async function sendDatagram(): Promise<void> {
  const socket = createSocket('udp4');
  await new Promise((done) => socket.send('x', port, '127.0.0.1', done));
  socket.close();
}
