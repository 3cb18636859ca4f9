import autocannon from 'autocannon';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const clients = 10;
const seconds = 3;
const rounds = 3;

/** Requests per second with ten clients: the median of three rounds after a warm-up. */
export async function requestsPerSecond(origin: string, next: () => Request): Promise<number> {
  await round(origin, next, 1);
  const rates: number[] = [];
  for (let done = 0; done < rounds; done += 1) rates.push(await round(origin, next, seconds));
  return median(rates);
}

async function round(origin: string, next: () => Request, duration: number): Promise<number> {
  const result = await autocannon({
    url: origin,
    connections: clients,
    duration,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  if (result.non2xx > 0)
    throw new Error(`${result.non2xx} of ${result.requests.total} answers were refusals.`);
  return result.requests.average;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The value that `share` percent of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? 0;
}
