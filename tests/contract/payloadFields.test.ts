import { expect, test } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import { microSurveyPhp } from '../../contract/legacy/microSurveyPhp.ts';
import { benchmarkResultCalls } from '../../contract/v2/benchmarkResults.ts';
import { recommendationCalls } from '../../contract/v2/recommendations.ts';

const { localUserReport, recPlan } = recommendationCalls;

// The shapes that must contain each of the five fields (ENT-57).
const homes: readonly [string, AnyObjectSchema, readonly string[]][] = [
  ['accountId', benchmarkResultCalls.accountScores.body, ['accountId']],
  ['user_id and answer_time', benchmarkResultCalls.individual.body, ['user_id', 'answer_time']],
  ['active_only', microSurveyPhp.getQuestions.data, ['active_only']],
  ['user_id', localUserReport.body, ['user_id']],
  ['user_id and ordered', recPlan.body, ['user_id', 'ordered']],
];

test.each(homes)('ENT-57 %s is the complete payload of its call', (_names, body, fields) => {
  expect(Object.keys(body.fields)).toEqual(fields);
});

test('ENT-57 a plan is in benchmark order unless ordered is requested', () => {
  expect(recPlan.body.validateSync({ user_id: 7 })).toEqual({ user_id: 7, ordered: false });
});
