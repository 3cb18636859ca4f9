import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { checkAnswer, type FuzzAnswer } from './checkAnswer.ts';
import type { Operation } from './operations.ts';
import { type FuzzRequest, requestOf } from './requests.ts';
import type { KnownValues } from './schemaValues.ts';

/** The role that sends a request. */
export interface FuzzRole {
  readonly name: string;
  /** The number of requests to each operation, relative to the other roles. */
  readonly weight: number;
  /** Markers of accounts whose data it must never receive. */
  readonly foreignMarkers: readonly string[];
  /** Codes of links that were sent to it. */
  readonly codes: readonly string[];
}

/** The product under test: in this process or elsewhere. */
export interface FuzzTarget {
  readonly roles: readonly FuzzRole[];
  readonly known: KnownValues;
  /** Valid bodies of an operation. */
  bodiesOf(operation: Operation, role: FuzzRole): readonly object[];
  /** Called before the requests of an operation, to restore what earlier ones took from the roles. */
  restore(): Promise<void>;
  send(request: FuzzRequest, role: FuzzRole): Promise<FuzzAnswer>;
}

export interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  /** Called with each finding once it is minimal. */
  readonly onFinding?: (finding: Finding) => void;
}

/** A minimal request whose response violates a property. */
export interface Finding {
  readonly role: string;
  readonly request: FuzzRequest;
  readonly problems: readonly string[];
}

export interface FuzzReport {
  readonly sent: number;
  /** The number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Pairs of operation and role that were tested. */
  readonly pairs: number;
  /** The names of operations that succeeded at least once; others were only refused. */
  readonly succeeded: ReadonlySet<string>;
  readonly findings: readonly Finding[];
}

/** Milliseconds after which a request counts as unanswered. */
const patienceMs = 15_000;

class Broken extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** These operations move people and accounts; afterward a marker no longer identifies the owner of data. */
const mixing = /\/administration\/(delegate|move|move_back)$/;

/** Sends generated requests to every operation in every role; each failing pair is reduced to its smallest failing request. */
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

/** A separate seed for each pair, so that its requests do not depend on other pairs. */
const seedOf = (seed: number, ...names: readonly string[]): number =>
  createHash('sha256')
    .update([seed, ...names].join(' '))
    .digest()
    .readInt32BE();

/** Operations that mix accounts come last. */
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
