import { expect, test } from 'vitest';
import { toYupSchema } from '../../contract/call.ts';
import { callGroups } from '../../contract/callRegistry.ts';

/** The parts of a described yup schema that this test reads. */
interface Described {
  readonly fields?: Readonly<Record<string, Described>>;
  readonly innerType?: Described;
}

function fieldNames({ fields = {}, innerType }: Described): string[] {
  const own = Object.entries(fields).flatMap(([name, field]) => [name, ...fieldNames(field)]);
  return innerType ? [...own, ...fieldNames(innerType)] : own;
}

/** The calls that return a field, except those whose path contains one of `harvested`. */
const callsWith = (name: string, harvested: readonly string[]) =>
  Object.values(callGroups)
    .flatMap((calls) => Object.values(calls))
    .filter(({ response }) => fieldNames(toYupSchema(response).describe() as Described).includes(name)) // Described is a part of it.
    .map(({ path }) => path)
    .filter((path) => !harvested.some((group) => path.includes(group)))
    .sort();

test('R2 a published score is returned only by calls that the attacks on results harvest', () => {
  // `tests/server/attack`: requestAllResults, focus (team actions and follow-up pulses); private copies belong to their reader.
  expect(callsWith('answer_percent', ['/microsurvey_results/'])).toEqual([
    '/v2/follow_ups/get_follow_up',
    '/v2/rec_plans/get_rec_plan',
    '/v2/recommendation/local_user_report',
    '/v2/team_actions/focus',
    '/v2/team_actions/read',
  ]);
});

test('R9 a number of respondents is returned only by calls that the attacks on results harvest', () => {
  // `tests/server/attack`: requestAllResults, requestAllMetrics, focus; `hiring/interviews` for what applicants say.
  expect(callsWith('n_band', ['/microsurvey_results/', '/metric_results/'])).toEqual([
    '/v2/follow_ups/get_follow_up',
    '/v2/hiring/feedback',
  ]);
});
