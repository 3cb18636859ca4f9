import { expect, test } from 'vitest';
import {
  benchmarkStatuses,
  checkEdit,
  checkLaunch,
  checkMinimum,
  checkTakesAnswers,
  mayEdit,
  nextStatus,
} from '../../../domain/campaigns/benchmarkStatus.ts';
import { declareCuts } from '../../../domain/campaigns/cuts.ts';
import { Refusal } from '../../../domain/refusal.ts';

const fields = ['name', 'message', 'closes_on', 'opens_on', 'minimum', 'cuts', 'quarter', 'anything_new'];

test('STATE-33 the toggle launches a draft and closes an open campaign', () => {
  expect(nextStatus('draft')).toBe('open');
  expect(nextStatus('open')).toBe('closed');
});

test('STATE-33 a closed campaign never opens again', () => {
  expect(() => nextStatus('closed')).toThrow(new Refusal('status_change'));
});

test('a draft is edited freely, an open campaign in name, message and closing date, a closed one not at all', () => {
  const editable = benchmarkStatuses.map((status) => fields.filter((field) => mayEdit(status, field)));
  expect(editable).toEqual([fields, ['name', 'message', 'closes_on'], []]);
});

test('one locked field refuses the whole change', () => {
  expect(() => checkEdit('draft', fields)).not.toThrow();
  expect(() => checkEdit('open', ['name', 'closes_on'])).not.toThrow();
  for (const locked of ['minimum', 'cuts', 'quarter', 'opens_on']) {
    expect(() => checkEdit('open', ['name', locked]), locked).toThrow(new Refusal('campaign_locked'));
  }
  expect(() => checkEdit('closed', ['name'])).toThrow(new Refusal('campaign_closed'));
  expect(() => checkEdit('closed', [])).not.toThrow();
});

test('only an open campaign takes answers', () => {
  expect(() => checkTakesAnswers('open')).not.toThrow();
  expect(() => checkTakesAnswers('draft')).toThrow(new Refusal('campaign_not_open'));
  expect(() => checkTakesAnswers('closed')).toThrow(new Refusal('campaign_closed'));
});

test('a campaign is launched with at least as many invited people as its minimum', () => {
  expect(() => checkLaunch(5, 5)).not.toThrow();
  expect(() => checkLaunch(4, 5)).toThrow(new Refusal('campaign_too_small'));
  expect(() => checkLaunch(9, 10)).toThrow(new Refusal('campaign_too_small'));
  expect(() => checkLaunch(0, 5)).toThrow(new Refusal('campaign_empty'));
});

test('the minimum rises, never falls, and never stands below five', () => {
  for (const [previous, wanted] of [
    [null, 5],
    [null, 12],
    [5, 5],
    [5, 6],
    [10, 10],
    [3, 5],
  ] as const) {
    expect(checkMinimum(previous, wanted)).toBe(wanted);
  }
  for (const [previous, wanted] of [
    [null, 4],
    [null, 0],
    [null, -5],
    [6, 5],
    [10, 9],
    [3, 4],
    [5, Number.NaN],
  ] as const) {
    expect(() => checkMinimum(previous, wanted), `${previous} ${wanted}`).toThrow(
      new Refusal('minimum_lowered'),
    );
  }
});

test('the catalogue of cuts always has the overall result, each cut once, and nothing that is not in it', () => {
  expect(declareCuts([])).toEqual(['overall']);
  expect(declareCuts(['team', 'gender', 'team'])).toEqual(['overall', 'gender', 'team']);
  expect(declareCuts(['overall', 'race'])).toEqual(['overall', 'race']);
  for (const wanted of ['Gender', 'gender ', '', 'salary', 'toString']) {
    expect(() => declareCuts(['team', wanted]), wanted).toThrow(new Refusal('cut_unknown'));
  }
});
