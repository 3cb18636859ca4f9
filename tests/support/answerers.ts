import { randomUUID } from 'node:crypto';
import type { ShownQuestion } from '../server/survey/respondent.ts';
import { pause } from './until.ts';

/** Somebody with a link, and what the server has acknowledged to them. */
export interface Answerer {
  readonly code: string;
  /** How many questions there are. */
  readonly asked: number;
  readonly acknowledged: Map<number, readonly string[]>;
}

export interface Round {
  readonly answerers: readonly Answerer[];
  /** How often each status was answered; 0 where there was no answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** When each answer was acknowledged, in milliseconds of this process. */
  readonly acknowledgedAt: readonly number[];
}

export interface Pace {
  /** Milliseconds between two answers of a person. */
  readonly thinkMs: () => number;
  /** Milliseconds before the same answer is sent again; what the server asks for counts where this says nothing. */
  readonly retryMs?: number;
  /** Milliseconds after which it is a failure that an answer was not acknowledged; a minute by default. */
  readonly patienceMs?: number;
  /** Nobody begins another answer after that, but what was begun is sent until it is acknowledged. */
  readonly isOver: () => boolean;
}

interface Opened {
  readonly questions: readonly ShownQuestion[];
  readonly progress: { readonly answered: number };
  readonly ending: string | null;
}

/** Lets so many people answer at a time, each with one code after the other, as the respondent's page does it. */
export async function answerAll(
  origin: string,
  codes: readonly string[],
  atOnce: number,
  pace: Pace,
): Promise<Round> {
  const waiting = [...codes];
  const answerers: Answerer[] = [];
  const statuses = new Map<number, number>();
  const acknowledgedAt: number[] = [];

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
    const answerer: Answerer = { code, asked: body.questions.length, acknowledged: new Map() };
    answerers.push(answerer);
    for (const { question_id, options } of body.questions) {
      if (pace.isOver()) return;
      const ordering = shuffled(options.map(({ option_id }) => option_id));
      const { status } = await send('answer', { code, question_id, ordering, answer_key: randomUUID() });
      if (status !== 200) throw new Error(`An answer was refused with ${status}.`);
      answerer.acknowledged.set(question_id, ordering);
      acknowledgedAt.push(performance.now());
      await pause(pace.thinkMs());
    }
  }

  async function work(): Promise<void> {
    for (let code = waiting.shift(); code !== undefined && !pace.isOver(); code = waiting.shift()) {
      await answer(code);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return { answerers, statuses, acknowledgedAt };
}

/** How many acknowledged answers the server does not have as they were given, and how many it has besides. */
export async function lostAndDoubled(
  origin: string,
  answerers: readonly Answerer[],
): Promise<{ readonly lost: number; readonly doubled: number }> {
  let lost = 0;
  let doubled = 0;
  for (const { code, acknowledged } of answerers) {
    const { questions, progress, ending } = (await (await post(origin, 'open', { code })).json()) as Opened;
    const left = new Set(questions.map(({ question_id }) => question_id));
    lost += [...acknowledged.keys()].filter((id) => left.has(id)).length;
    doubled += Math.max(0, progress.answered - acknowledged.size);
    // The first answer stands: another one is refused. A form that was handed in can no longer be compared.
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
