import { type Metric, metrics } from '../../metrics/metrics.ts';
import type { ItemParameters, RankedBlock } from './likelihood.ts';

/** Model parameters of one statement. `a` has the sign of the statement's key, also after calibration. */
export interface StatementParameters {
  readonly metric: Metric;
  readonly a: number;
  readonly b: number;
}

/** The parameters of a form's statements by statement id. */
export type FormParameters = Readonly<Record<string, StatementParameters>>;

/** One answered question: the ids of its statements, from most to least. */
export type RankedStatementIds = readonly string[];

/** Initial parameters a = +-1 and b = 0, used until the form is calibrated (methods 1.3). */
export function shippedParameters(
  statements: Iterable<{ readonly id: string; readonly metric: Metric; readonly key: 1 | -1 }>,
): FormParameters {
  return Object.fromEntries(Array.from(statements, ({ id, metric, key }) => [id, { metric, a: key, b: 0 }]));
}

/** The keys of a form's statements, as used by `scoreKind`. */
export function statementKeys(parameters: FormParameters): readonly (1 | -1)[] {
  return Object.values(parameters).map(({ a }) => (a < 0 ? -1 : 1));
}

/** Converts answered questions for the model. Throws `RangeError` for a statement that is not part of the form. */
export function rankedBlocks(
  answered: readonly RankedStatementIds[],
  parameters: FormParameters,
): readonly RankedBlock[] {
  return answered.map((ids) => ids.map((id) => statementOf(id, parameters)));
}

function statementOf(id: string, parameters: FormParameters): ItemParameters {
  const statement = parameters[id];
  if (!statement) throw new RangeError(`no statement is called ${id}`);
  return { trait: metrics.indexOf(statement.metric), a: statement.a, b: statement.b };
}
