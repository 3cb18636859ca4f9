import { randomUUID } from 'node:crypto';
import type { ShownQuestion } from '../server/survey/respondent.ts';
import { pause } from './until.ts';

/** A respondent with a link, and the answers the server has acknowledged. */
export interface SimulatedRespondent {
  readonly code: string;
  /** The number of questions in the survey. */
  readonly questionCount: number;
  readonly acknowledged: Map<number, readonly string[]>;
}

export interface AnsweringResult {
  readonly answerers: readonly SimulatedRespondent[];
  /** Number of responses by status; 0 for none. */
  readonly statuses: ReadonlyMap<number, number>;
  /** When each answer was acknowledged, in milliseconds of this process. */
  readonly acknowledgedAt: readonly number[];
  /** Milliseconds from the first request of each answer to its acknowledgment. */
  readonly savedMs: readonly number[];
}

export interface Pace {
  /** Milliseconds between two answers of a person. */
  readonly thinkMs: () => number;
  /** Milliseconds until a person opens the first survey; none by default. */
  readonly arriveMs?: () => number;
  /** Milliseconds before an answer is sent again; without it, the server's Retry-After applies. */
  readonly retryMs?: number;
  /** Milliseconds after which a missing acknowledgment is a failure; one minute by default. */
  readonly patienceMs?: number;
  /** Once it returns true, no more answers are started; started ones are resent until they are acknowledged. */
  readonly isOver: () => boolean;
}

interface Opened {
  readonly questions: readonly ShownQuestion[];
  readonly progress: { readonly answered: number };
  readonly ending: string | null;
}

/** Simulates concurrent respondents, who each answer the surveys of several codes one after the other, as the respondent's page would. */
export async function simulateRespondents(
  origin: string,
  codes: readonly string[],
  atOnce: number,
  pace: Pace,
): Promise<AnsweringResult> {
  const unusedCodes = [...codes];
  const answerers: SimulatedRespondent[] = [];
  const statuses = new Map<number, number>();
  const acknowledgedAt: number[] = [];
  const savedMs: number[] = [];

  const { patienceMs = 60_000 } = pace;

  async function send<T>(verb: string, body: object): Promise<{ readonly status: number; readonly body: T }> {
    const end = performance.now() + patienceMs;
    while (performance.now() < end) {
      const reply = await post(origin, verb, body).catch(() => null);
      statuses.set(reply?.status ?? 0, (statuses.get(reply?.status ?? 0) ?? 0) + 1);
      if (reply && reply.status < 500) return { status: reply.status, body: (await reply.json()) as T };
      await pause(pace.retryMs ?? Number(reply?.headers.get('retry-after') ?? 1) * 1_000);
    }
    throw new Error(`Not acknowledged within ${patienceMs / 1_000} s; so far ${describe(statuses)}.`);
  }

  async function answer(code: string): Promise<void> {
    const { body } = await send<Opened>('open', { code });
    const answerer: SimulatedRespondent = {
      code,
      questionCount: body.questions.length,
      acknowledged: new Map(),
    };
    answerers.push(answerer);
    for (const { question_id, options } of body.questions) {
      if (pace.isOver()) return;
      const ordering = shuffled(options.map(({ option_id }) => option_id));
      const begun = performance.now();
      const { status } = await send('answer', { code, question_id, ordering, answer_key: randomUUID() });
      if (status !== 200) throw new Error(`An answer was refused with ${status}.`);
      answerer.acknowledged.set(question_id, ordering);
      acknowledgedAt.push(performance.now());
      savedMs.push(performance.now() - begun);
      await pause(pace.thinkMs());
    }
  }

  async function work(): Promise<void> {
    await pause(pace.arriveMs?.() ?? 0);
    for (let code = unusedCodes.shift(); code !== undefined && !pace.isOver(); code = unusedCodes.shift()) {
      await answer(code);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return { answerers, statuses, acknowledgedAt, savedMs };
}

/** The number of acknowledged answers that the server lost or changed, and of answers it stored twice. */
export async function countLostAndDuplicated(
  origin: string,
  answerers: readonly SimulatedRespondent[],
): Promise<{ readonly lost: number; readonly doubled: number }> {
  let lost = 0;
  let doubled = 0;
  for (const { code, acknowledged } of answerers) {
    const { questions, progress, ending } = (await (await post(origin, 'open', { code })).json()) as Opened;
    const left = new Set(questions.map(({ question_id }) => question_id));
    lost += [...acknowledged.keys()].filter((id) => left.has(id)).length;
    doubled += Math.max(0, progress.answered - acknowledged.size);
    // The first answer counts: a different one is refused. Submitted forms can no longer be compared.
    if (ending !== null) continue;
    for (const [question_id, ordering] of acknowledged) {
      const other = { code, question_id, ordering: [...ordering].reverse(), answer_key: randomUUID() };
      if ((await post(origin, 'answer', other)).status !== 409) lost += 1;
    }
  }
  return { lost, doubled };
}

const describe = (statuses: ReadonlyMap<number, number>) =>
  [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ');

const post = (origin: string, verb: string, body: object) =>
  fetch(`${origin}/api/v2/survey/${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'm', ...body }),
    signal: AbortSignal.timeout(20_000),
  });

const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => [Math.random(), value] as const)
    .sort(([a], [b]) => a - b)
    .map(([, value]) => value);
