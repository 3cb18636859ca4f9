import { Agent, request as send } from 'node:http';
import type { WatchedServer } from './watchedServer.ts';

export interface Attack {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface Pause {
  /** The longest pause of the server's event loop. */
  readonly inside: number;
  /** The longest response time of `/healthz` during the attack. */
  readonly outside: number;
}

const agent = new Agent({ keepAlive: true });
const everyMs = 5;
const rounds = 3;
const unanswered = 0;
const patienceMs = 120_000;

/** Sends a request and reads the response to its end; returns its status, or 0 without a response in time. */
export function sendAttack(origin: string, { method, path, headers, body }: Attack): Promise<number> {
  const { hostname, port } = new URL(origin);
  const bytes = body === null ? null : Buffer.from(body);
  const sized = bytes ? { 'content-type': 'application/json', 'content-length': bytes.length } : {};
  return new Promise((resolve, reject) => {
    const request = send(
      { hostname, port, method, path, headers: { ...sized, ...headers }, agent, timeout: patienceMs },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      },
    );
    request.on('timeout', () => {
      resolve(unanswered);
      request.destroy();
    });
    // The server may refuse a body by its length and close the connection before all of it was sent.
    request.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(413) : reject(error),
    );
    request.end(bytes ?? undefined);
  });
}

/** Measures how long one request blocks the server for others. */
export async function measurePause({ origin, ask }: WatchedServer, attack: Attack): Promise<Pause> {
  await ask('pause');
  const begun = performance.now();
  const attacked = sendAttack(origin, attack).then(() => true);
  const outside = await longestWait(origin, attacked);
  const inside = await ask('pause');
  return { inside: Math.min(inside, performance.now() - begun), outside };
}

/** Returns the shortest of three measurements, because other load only makes pauses longer. */
export async function measureShortestPause(server: WatchedServer, attack: Attack): Promise<Pause> {
  const pauses: Pause[] = [];
  for (let round = 0; round < rounds; round += 1) pauses.push(await measurePause(server, attack));
  return {
    inside: Math.min(...pauses.map(({ inside }) => inside)),
    outside: Math.min(...pauses.map(({ outside }) => outside)),
  };
}

const healthz: Attack = { method: 'GET', path: '/healthz', headers: {}, body: null };

async function longestWait(origin: string, until: Promise<boolean>): Promise<number> {
  let longest = 0;
  for (let isOver = false; !isOver; ) {
    const begun = performance.now();
    await sendAttack(origin, healthz);
    longest = Math.max(longest, performance.now() - begun);
    isOver = await Promise.race([until, new Promise<false>((go) => setTimeout(go, everyMs, false))]);
  }
  return longest;
}
