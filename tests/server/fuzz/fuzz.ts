import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { checkAnswer, type FuzzAnswer } from './checkAnswer.ts';
import type { Operation } from './operations.ts';
import { type FuzzRequest, requestOf } from './requests.ts';
import type { KnownValues } from './schemaValues.ts';

/** Who may send a request. */
export interface FuzzRole {
  readonly name: string;
  /** How many requests of each operation it sends, relative to the others. */
  readonly weight: number;
  /** Words of accounts that it must never be told of. */
  readonly foreignMarkers: readonly string[];
  /** Codes of links that were sent to it. */
  readonly codes: readonly string[];
}

/** The product that is tested: in this process, or running somewhere. */
export interface FuzzTarget {
  readonly roles: readonly FuzzRole[];
  readonly known: KnownValues;
  /** Bodies of an operation that pass validation. */
  bodiesOf(operation: Operation, role: FuzzRole): readonly object[];
  /** Called before the requests of an operation: what earlier ones took from the roles is given back. */
  restore(): Promise<void>;
  send(request: FuzzRequest, role: FuzzRole): Promise<FuzzAnswer>;
}

export interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  /** Told of each finding as soon as it is as small as it gets. */
  readonly onFinding?: (finding: Finding) => void;
}

/** A request whose answer breaks a property, made as small as it still does. */
export interface Finding {
  readonly role: string;
  readonly request: FuzzRequest;
  readonly problems: readonly string[];
}

export interface FuzzReport {
  readonly sent: number;
  /** How many requests were answered with each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Pairs of operation and role that were tried. */
  readonly pairs: number;
  /** The names of operations that did what was requested at least once: the others were only ever refused. */
  readonly succeeded: ReadonlySet<string>;
  readonly findings: readonly Finding[];
}

/** After so long a request counts as one that is never answered. */
const patienceMs = 15_000;

class Broken extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** People and accounts change hands in these: from then on a marker no longer tells whose something is. */
const mixing = /\/administration\/(delegate|move|move_back)$/;

/** Sends generated requests of every operation as every role; each pair is shrunk to its smallest failing request. */
export async function fuzz(
  target: FuzzTarget,
  operations: readonly Operation[],
  { seed, requests, onFinding }: FuzzOptions,
): Promise<FuzzReport> {
  const weights = target.roles.reduce((sum, { weight }) => sum + weight, 0);
  const perWeight = requests / (operations.length * weights);
  const statuses = new Map<number, number>();
  const succeeded = new Set<string>();
  const findings: Finding[] = [];
  let sent = 0;
  let pairs = 0;

  const check = async (operation: Operation, role: FuzzRole, request: FuzzRequest) => {
    sent += 1;
    const answer = await within(target.send(request, role));
    if (!answer) throw new Broken([`no answer within ${patienceMs} ms`]);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status < 300) succeeded.add(operation.name);
    const problems = checkAnswer(operation, answer, mixing.test(operation.path) ? [] : role.foreignMarkers);
    if (problems.length > 0) throw new Broken(problems);
  };

  for (const operation of ordered(operations)) {
    await target.restore();
    for (const role of target.roles) {
      const known = role.codes.length > 0 ? { ...target.known, codes: role.codes } : target.known;
      const arbitrary = requestOf(operation, known, target.bodiesOf(operation, role));
      const property = fc.asyncProperty(arbitrary, (request) => check(operation, role, request));
      const result = await fc.check(property, {
        seed: seedOf(seed, operation.name, role.name),
        numRuns: Math.max(1, Math.round(role.weight * perWeight)),
        unbiased: true,
      });
      pairs += 1;
      const [request] = result.counterexample ?? [];
      if (!request) continue;
      const { errorInstance: error } = result;
      const problems = error instanceof Broken ? error.problems : [String(error)];
      const finding = { role: role.name, request, problems };
      findings.push(finding);
      onFinding?.(finding);
    }
  }
  return { sent, statuses, pairs, succeeded, findings };
}

/** A seed of its own for each pair: what it sends does not change with the pairs beside it. */
const seedOf = (seed: number, ...names: readonly string[]): number =>
  createHash('sha256')
    .update([seed, ...names].join(' '))
    .digest()
    .readInt32BE();

/** What mixes accounts comes last. */
const ordered = (operations: readonly Operation[]): readonly Operation[] => [
  ...operations.filter(({ path }) => !mixing.test(path)),
  ...operations.filter(({ path }) => mixing.test(path)),
];

async function within<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
