import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a server and PostgreSQL that simulates faults of the network or the database. */
export interface FaultProxy {
  /** The address to use instead of the database's own. */
  url: string;
  /** Answers the next statements with this SQLSTATE instead of forwarding them. */
  failNext(code: string, times: number): void;
  /** Delays all forwarded data by this time. */
  delay(milliseconds: number): void;
  /** Returns the number of forwarded chunks, in either direction, since the delay was set. */
  passedOn(): number;
  /** Breaks every open connection, now or after this many more bytes from the database. */
  cut(afterBytes?: number): void;
  /** Breaks every connection and accepts none until it is opened again. */
  setOpen(isOpen: boolean): void;
  /** Returns the number of injected errors. */
  failed(): number;
  close(): Promise<void>;
}

/** Starts a proxy in front of the PostgreSQL server at this address. */
export async function createFaultProxy(url: string): Promise<FaultProxy> {
  const target = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  let failure = { code: '', left: 0, given: 0 };
  let delayMs = 0;
  let passedOn = 0;
  let isOpen = true;
  let bytesUntilCut = Infinity;

  const cutAll = () => {
    bytesUntilCut = Infinity;
    for (const sockets of pairs) for (const socket of sockets) socket.destroy();
  };
  const later = (work: () => void) => {
    const passOn = () => {
      passedOn += 1;
      work();
    };
    if (delayMs > 0) setTimeout(passOn, delayMs);
    else passOn();
  };

  const server = createServer((client) => {
    if (!isOpen) return void client.destroy();
    const database = connect({ port: Number(target.port), host: target.hostname });
    const pair = [client, database] as const;
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
    client.on('data', (chunk) =>
      later(() => {
        if (failure.left > 0 && isStatement(chunk)) {
          failure = { ...failure, left: failure.left - 1, given: failure.given + 1 };
          client.write(errorAnswer(failure.code));
        } else database.write(chunk);
      }),
    );
    database.on('data', (chunk) => {
      bytesUntilCut -= chunk.length;
      if (bytesUntilCut < 0) cutAll();
      else later(() => client.write(chunk));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: own.href,
    failNext: (code, times) => void (failure = { code, left: times, given: 0 }),
    failed: () => failure.given,
    delay(milliseconds) {
      delayMs = milliseconds;
      passedOn = 0;
    },
    passedOn: () => passedOn,
    cut: (afterBytes = -1) => (afterBytes < 0 ? cutAll() : void (bytesUntilCut = afterBytes)),
    setOpen(open) {
      isOpen = open;
      if (!open) cutAll();
    },
    async close() {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns true for a parsed statement with its values, or a simple query; not for the start of a connection. */
const isStatement = (chunk: Buffer) => ['P', 'B', 'Q'].includes(String.fromCharCode(chunk[0] ?? 0));

/** Builds an error message with this code, followed by the message that the server is ready for the next statement. */
function errorAnswer(code: string): Buffer {
  const fields = Buffer.from(`SERROR\0C${code}\0Minjected\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields, Buffer.from([0x5a, 0, 0, 0, 5, 0x49])]);
}
