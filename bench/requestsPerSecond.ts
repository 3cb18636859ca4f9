import autocannon from 'autocannon';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const clients = 10;
export const turns = 3;
export const warmUpRequests = 500;

type Length = { readonly amount: number } | { readonly duration: number };

/**
 * Measures requests per second with ten clients, for three seconds unless stated, after a warm-up of a fixed
 * number of requests.
 */
export async function requestsPerSecond(
  origin: string,
  next: () => Request,
  length: Length = { duration: 3 },
): Promise<number> {
  await round(origin, next, { amount: warmUpRequests });
  return round(origin, next, length);
}

/** Returns the medians of rates that are measured in turn, so that other load affects all of them. */
export async function measureInTurn<K extends string>(
  measures: Readonly<Record<K, () => Promise<number>>>,
): Promise<Record<K, number>> {
  const names = Object.keys(measures) as K[]; // The record has exactly these keys.
  const rates = new Map(names.map((name): [K, number[]] => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of names) rates.get(name)?.push(await measures[name]());
  }
  return Object.fromEntries(names.map((name) => [name, median(rates.get(name) ?? [])])) as Record<K, number>; // One for each name.
}

async function round(origin: string, next: () => Request, length: Length): Promise<number> {
  const started = performance.now();
  let ended = started;
  const requests = [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...next() }) }];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url: origin, connections: clients, ...length, requests };
    const running = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    // The result of a fixed number of requests only arrives with the next full second.
    running.on('response', () => {
      ended = performance.now();
    });
  });
  if (result.non2xx > 0)
    throw new Error(`${result.non2xx} of ${result.requests.total} answers were refusals.`);
  return result.requests.total / ((ended - started) / 1_000);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Returns the value that `share` percent of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? 0;
}
