import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../server/vault/passwords.ts';
import { prepareInvitationCodes } from '../answers.ts';
import {
  type BenchDatabase,
  createBenchDatabase,
  type DatabaseKind,
  openBenchDatabase,
} from '../benchDatabase.ts';
import { formatMs, formatNumber, limitMs, type Measurement } from '../measurement.ts';
import { percentile } from '../requestsPerSecond.ts';
import { sendFrom } from './sendFrom.ts';
import { startWatchedServer } from './watchedServer.ts';

const password = 'a long bench password';
const attackers = 400;
const seconds = 20;
const everyMs = 250;
const kiosk = '192.0.2.30';
const sharedAddress = '198.51.100.1';

/** The address and the cookie of each sign-in attempt of an attacker, and a person whose known device is at a shared address. */
const signInFloods = [
  {
    what: 'guesses from many networks',
    owner: 'owner1@bench.example',
    addressOf: networkOf,
    cookieOf: () => '',
  },
  {
    what: "guesses from the owner's address",
    owner: 'owner2@bench.example',
    addressOf: () => sharedAddress,
    cookieOf: () => '',
  },
  {
    what: "guesses from the owner's address with invented device cookies",
    owner: 'owner3@bench.example',
    addressOf: () => sharedAddress,
    cookieOf: () => `cairn_device=${randomBytes(32).toString('base64url')}`,
  },
] as const;

/** Returns another IPv6 /64 network for each attempt. */
function networkOf(turn: number): string {
  const subnet = turn.toString(16).padStart(6, '0').match(/../g)?.join(':') ?? '';
  return `2001:db8:${subnet}::1`;
}

/** Measures response times for other users while the sign-in and the survey links are flooded. */
export async function* measureFloods(kind: DatabaseKind): AsyncIterable<Measurement> {
  const benchDatabase = await createBenchDatabase(kind);
  try {
    yield* flooded(benchDatabase);
  } finally {
    await benchDatabase.remove();
  }
}

async function* flooded(benchDatabase: BenchDatabase): AsyncIterable<Measurement> {
  const codes = await prepare(benchDatabase);
  const server = await startWatchedServer(benchDatabase, { TRUST_PROXY: '127.0.0.1' });
  try {
    yield* signIns(server.origin, benchDatabase.kind);
    yield* unknownCodes(server.origin, benchDatabase.kind, codes);
  } finally {
    await server.stop();
  }
}

async function prepare(benchDatabase: BenchDatabase): Promise<readonly string[]> {
  const codes = await prepareInvitationCodes(benchDatabase);
  const database = await openBenchDatabase(benchDatabase);
  const hash = await hashPassword(password);
  const [account] = await database.owner.selectFrom('accounts').select('id').execute();
  await database.owner
    .insertInto('users')
    .values(
      signInFloods.map(({ owner }) => ({
        account_id: account?.id ?? 0,
        first_name: 'A',
        last_name: 'Person',
        email: owner,
        password_hash: hash,
        permissions: ['user'],
      })),
    )
    .execute();
  await database.close();
  return codes;
}

/** Measures sign-ins of owners on known devices, during attempts with unknown email addresses. */
async function* signIns(origin: string, on: string): AsyncIterable<Measurement> {
  const login = (address: string, email: string, cookie: string) =>
    sendFrom(origin, address, '/api/login', { email, password }, cookie);
  const cookies = new Map<string, string>();
  for (const { owner } of signInFloods) cookies.set(owner, (await login(sharedAddress, owner, '')).cookie);
  for (const { what, owner, addressOf, cookieOf } of signInFloods) {
    const cookie = cookies.get(owner) ?? '';
    let turn = 0;
    const guess = () => {
      turn += 1;
      return login(addressOf(turn), `nobody${turn}@bench.example`, cookieOf());
    };
    const { sent, statuses, times } = await during(guess, () => login(sharedAddress, owner, cookie));
    const rate = `${formatNumber(sent)} ${what}`;
    yield limitMs(`Sign-in on a known device, ${rate}, median`, on, percentile(times, 50), 1_000);
    yield slowest(on, times);
    yield allAre(`  answers ${JSON.stringify(statuses)}`, on, statuses, '200');
  }
}

const slowest = (on: string, times: readonly number[]): Measurement => ({
  what: '  slowest',
  on,
  value: formatMs(Math.max(...times)),
  floor: '',
  ratio: null,
  isWithinLimit: true,
});

/** Measures the use of a valid link at an address from which unknown codes are sent. */
async function* unknownCodes(
  origin: string,
  on: string,
  codes: readonly string[],
): AsyncIterable<Measurement> {
  const open = (code: string, address: string) =>
    sendFrom(origin, address, '/api/v2/survey/open', { code, kind: 'm' });
  const [known = '', ...fresh] = codes;
  await open(known, kiosk);
  const guess = () => open(randomBytes(32).toString('base64url'), kiosk);
  for (const [what, ask, maxMs] of [
    ['A link used there before', () => open(known, kiosk), 1_000],
    ['A link used there for the first time', () => open(fresh.pop() ?? '', kiosk), 5_000],
    ['A link at another address', () => open(fresh.pop() ?? '', '198.51.100.2'), 1_000],
  ] as const) {
    const { sent, statuses, times } = await during(guess, ask);
    const rate = `${formatNumber(sent / seconds)} unknown codes per second`;
    yield limitMs(`${what}, ${rate}, median`, on, percentile(times, 50), maxMs);
    yield slowest(on, times);
    yield allAre(`  answers ${JSON.stringify(statuses)}`, on, statuses, '200');
  }
}

function allAre(
  what: string,
  on: string,
  statuses: Readonly<Record<string, number>>,
  status: string,
): Measurement {
  const isWithinLimit = Object.keys(statuses).every((one) => one === status);
  return { what, on, value: isWithinLimit ? 'all 200' : 'refusals', floor: '', ratio: null, isWithinLimit };
}

/** Sends `attack` continuously over many sockets, and measures the responses to `ask` meanwhile. */
async function during(attack: () => Promise<unknown>, ask: () => Promise<{ readonly status: number }>) {
  const end = performance.now() + seconds * 1_000;
  let sent = 0;
  const attacking = Array.from({ length: attackers }, async () => {
    while (performance.now() < end) {
      await attack();
      sent += 1;
    }
  });
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    const begun = performance.now();
    const { status } = await ask();
    times.push(performance.now() - begun);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  await Promise.all(attacking);
  return { sent, statuses, times };
}
