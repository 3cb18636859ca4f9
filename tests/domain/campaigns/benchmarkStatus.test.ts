import { expect, test } from 'vitest';
import {
  benchmarkStatuses,
  canEditBenchmarkField,
  checkAcceptsAnswers,
  checkBenchmarkEdit,
  checkBenchmarkLaunch,
  checkMinimumGroupSize,
  nextBenchmarkStatus,
} from '../../../domain/campaigns/benchmarkStatus.ts';
import { selectCuts } from '../../../domain/campaigns/cuts.ts';
import { Refusal } from '../../../domain/refusal.ts';

const fields = ['name', 'message', 'closes_on', 'opens_on', 'minimum', 'cuts', 'quarter', 'anything_new'];

test('STATE-33 the toggle launches a draft and closes an open campaign', () => {
  expect(nextBenchmarkStatus('draft')).toBe('open');
  expect(nextBenchmarkStatus('open')).toBe('closed');
});

test('STATE-33 a closed campaign never reopens', () => {
  expect(() => nextBenchmarkStatus('closed')).toThrow(new Refusal('status_change'));
});

test('a draft is fully editable, an open campaign only in name, message and closing date, a closed one not at all', () => {
  const editable = benchmarkStatuses.map((status) =>
    fields.filter((field) => canEditBenchmarkField(status, field)),
  );
  expect(editable).toEqual([fields, ['name', 'message', 'closes_on'], []]);
});

test('one locked field refuses the whole change', () => {
  expect(() => checkBenchmarkEdit('draft', fields)).not.toThrow();
  expect(() => checkBenchmarkEdit('open', ['name', 'closes_on'])).not.toThrow();
  for (const locked of ['minimum', 'cuts', 'quarter', 'opens_on']) {
    expect(() => checkBenchmarkEdit('open', ['name', locked]), locked).toThrow(
      new Refusal('campaign_locked'),
    );
  }
  expect(() => checkBenchmarkEdit('closed', ['name'])).toThrow(new Refusal('campaign_closed'));
  expect(() => checkBenchmarkEdit('closed', [])).not.toThrow();
});

test('only an open campaign accepts answers', () => {
  expect(() => checkAcceptsAnswers('open')).not.toThrow();
  expect(() => checkAcceptsAnswers('draft')).toThrow(new Refusal('campaign_not_open'));
  expect(() => checkAcceptsAnswers('closed')).toThrow(new Refusal('campaign_closed'));
});

test.each([
  ['everyone', 5, 5, null, 0],
  ['everyone', 4, 5, 'campaign_too_small', 1],
  ['everyone', 9, 10, 'campaign_too_small', 1],
  ['chosen', 10, 5, null, 0],
  ['chosen', 9, 5, 'audience_too_small', 1],
  ['chosen', 5, 7, 'audience_too_small', 9],
] as const)(
  'R24 a launch for %s of %i people with a minimum of %i',
  (audience, invited, min_group, code, missing) => {
    const launch = () => checkBenchmarkLaunch(invited, { audience, min_group });
    if (code === null) return expect(launch).not.toThrow();
    const problems = [{ field: 'audience', problem: 'peopleMissing', params: { missing } }];
    expect(launch).toThrow(expect.objectContaining({ code, problems }));
  },
);

test('a launch needs somebody to invite', () => {
  for (const audience of ['everyone', 'chosen'] as const) {
    expect(() => checkBenchmarkLaunch(0, { audience, min_group: 5 })).toThrow(new Refusal('campaign_empty'));
  }
});

test('the minimum group size can only rise and is at least five', () => {
  for (const [previous, requested] of [
    [null, 5],
    [null, 12],
    [5, 5],
    [5, 6],
    [10, 10],
    [3, 5],
  ] as const) {
    expect(checkMinimumGroupSize(previous, requested)).toBe(requested);
  }
  for (const [previous, requested] of [
    [null, 4],
    [null, 0],
    [null, -5],
    [6, 5],
    [10, 9],
    [3, 4],
    [5, Number.NaN],
  ] as const) {
    expect(() => checkMinimumGroupSize(previous, requested), `${previous} ${requested}`).toThrow(
      new Refusal('minimum_lowered'),
    );
  }
});

test('the catalog of dimensions always has the overall result and no duplicate or unknown one', () => {
  expect(selectCuts([])).toEqual(['overall']);
  expect(selectCuts(['team', 'gender', 'team'])).toEqual(['overall', 'gender', 'team']);
  expect(selectCuts(['overall', 'race'])).toEqual(['overall', 'race']);
  for (const requested of ['Gender', 'gender ', '', 'salary', 'toString']) {
    expect(() => selectCuts(['team', requested]), requested).toThrow(new Refusal('cut_unknown'));
  }
});
