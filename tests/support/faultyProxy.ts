import { connect, createServer, type Socket } from 'node:net';

/**
 * `drop` discards all data without closing connections, like a network that loses packets; `dropCommit` does so for one connection from its
 * commit on, `dropCommitReply` from the reply to its commit on.
 */
type Mode = 'pass' | 'drop' | 'dropCommit' | 'dropCommitReply';

/** A proxy between a server and its database that fails on demand. */
export interface FaultyProxy {
  readonly port: number;
  /** A connection that has lost data stays silent, because lost data is not sent again. */
  set(mode: Mode): void;
  /** Ends all connections; new ones go to `target`, or are refused while it is null. */
  cut(target: number | null): void;
  close(): Promise<void>;
}

export async function startProxy(firstTarget: number, host = '127.0.0.1'): Promise<FaultyProxy> {
  let mode: Mode = 'pass';
  let target: number | null = firstTarget;
  const sockets = new Set<Socket>();

  const server = createServer((near) => {
    if (target === null) return void near.resetAndDestroy();
    const far = connect(target, host);
    let isSilent = false;
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from);
      from.on('data', (chunk: Buffer) => {
        const isCommit = from === near && chunk.includes('commit\0');
        if (mode === 'drop' || (mode === 'dropCommit' && isCommit)) isSilent = true;
        if (!isSilent) to.write(chunk);
        if (mode === 'dropCommitReply' && isCommit) isSilent = true;
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        if (!isSilent && mode === 'pass') to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    set(next) {
      mode = next;
    },
    cut(next) {
      target = next;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
