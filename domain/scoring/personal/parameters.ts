import { type Metric, metrics } from '../../metrics/metrics.ts';
import type { RankedBlock, Statement } from './likelihood.ts';

/** What the model knows of one statement. The sign of `a` is that of its key, also after calibration. */
export interface StatementParameters {
  readonly metric: Metric;
  readonly a: number;
  readonly b: number;
}

/** The parameters of a form's statements, by the statement's own stable id. */
export type Parameters = Readonly<Record<string, StatementParameters>>;

/** One question as it was answered: the ids of its statements, most to least. */
export type RankedIds = readonly string[];

/** Every form starts with a = +-1 and b = 0, until it is calibrated (scoring, "the choice in short" 4). */
export function shippedParameters(
  statements: Iterable<{ readonly id: string; readonly metric: Metric; readonly key: 1 | -1 }>,
): Parameters {
  return Object.fromEntries(Array.from(statements, ({ id, metric, key }) => [id, { metric, a: key, b: 0 }]));
}

/** The keys of a form's statements, as `scoreKind` asks for them. */
export function keysOf(parameters: Parameters): readonly (1 | -1)[] {
  return Object.values(parameters).map(({ a }) => (a < 0 ? -1 : 1));
}

/** Answered questions as the model reads them. Throws RangeError for a statement that is not of this form. */
export function rankedBlocks(answered: readonly RankedIds[], parameters: Parameters): readonly RankedBlock[] {
  return answered.map((ids) => ids.map((id) => statementOf(id, parameters)));
}

function statementOf(id: string, parameters: Parameters): Statement {
  const found = parameters[id];
  if (!found) throw new RangeError(`no statement is called ${id}`);
  return { trait: metrics.indexOf(found.metric), a: found.a, b: found.b };
}
