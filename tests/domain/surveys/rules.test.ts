import { describe, expect, test } from 'vitest';
import type { RaterRelationship } from '../../../domain/raters/raterRelationships.ts';
import { Refusal } from '../../../domain/refusal.ts';
import {
  bandedShare,
  shareForRelationship,
  sharesByRelationship,
} from '../../../domain/surveys/participationFunnel.ts';
import {
  checkRaterBounds,
  type RaterBoundFields,
  zeroUnchosenBounds,
} from '../../../domain/surveys/raterBounds.ts';
import {
  checkSurveyClose,
  checkSurveyEdit,
  checkSurveyLaunch,
  checkSurveyRelease,
} from '../../../domain/surveys/surveyStatus.ts';
import { estimateUnfinishedRespondents } from '../../../domain/surveys/unfinishedRespondents.ts';

const codeOf = (act: () => void): string | null => {
  try {
    act();
    return null;
  } catch (refusal) {
    return refusal instanceof Refusal ? refusal.code : String(refusal);
  }
};
const bounds = (overrides: Partial<RaterBoundFields> = {}): RaterBoundFields => ({
  manager_min: 1,
  manager_max: 2,
  peer_min: 3,
  peer_max: 5,
  direct_report_min: 0,
  direct_report_max: 20,
  other_min: 0,
  other_max: 0,
  ...overrides,
});

describe('changes by status', () => {
  test.each([
    ['draft', ['peer_max', 'audience'], null],
    ['open', ['name', 'message', 'closes_on', 'reminders'], null],
    ['open', ['name', 'released_to'], 'campaign_locked'],
    ['open', ['relationships'], 'campaign_locked'],
    ['closed', ['name'], null],
    ['closed', ['closes_on'], 'campaign_closed'],
  ] as const)('%s %j', (status, fields, code) => {
    expect(codeOf(() => checkSurveyEdit(status, fields))).toBe(code);
  });

  test.each([
    ['draft', '2026-12-01', 1, null],
    ['draft', '2026-11-21', 1, null],
    ['draft', '2026-11-20', 1, 'campaign_past'],
    ['draft', '2026-12-01', 0, 'campaign_empty'],
    ['open', '2026-12-01', 1, 'status_change'],
    ['closed', '2026-12-01', 1, 'status_change'],
  ] as const)('a launch of %s until %s about %i', (status, closes_on, targets, code) => {
    expect(codeOf(() => checkSurveyLaunch({ status, closes_on }, targets, '2026-11-21'))).toBe(code);
  });

  test('only open campaigns can be closed, and only closed ones released, once', () => {
    expect(codeOf(() => checkSurveyClose('open'))).toBeNull();
    expect(codeOf(() => checkSurveyClose('draft'))).toBe('campaign_not_open');
    expect(codeOf(() => checkSurveyClose('closed'))).toBe('campaign_closed');
    const release = (status: 'open' | 'closed', released_on: string | null) =>
      codeOf(() => checkSurveyRelease({ status, released_on }));
    expect([release('closed', null), release('open', null), release('closed', '2026-11-01')]).toEqual([
      null,
      'status_change',
      'status_change',
    ]);
  });
});

describe('rater limits', () => {
  const problems = (chosen: Parameters<typeof checkRaterBounds>[0], overrides: Partial<RaterBoundFields>) => {
    try {
      checkRaterBounds(chosen, bounds(overrides));
      return [];
    } catch (refusal) {
      return refusal instanceof Refusal ? refusal.problems.map((one) => [one.field, one.problem]) : null;
    }
  };

  test('an anonymous relationship is unused or needs three or more', () => {
    expect(problems(['peer'], {})).toEqual([]);
    expect(problems(['peer'], { peer_min: 0 })).toEqual([]);
    expect(problems(['peer'], { peer_min: 2 })).toEqual([['peer_min', 'raterGroup']]);
    expect(problems(['peer'], { peer_min: 0, peer_max: 2 })).toEqual([['peer_max', 'raterGroup']]);
    expect(problems(['peer'], { peer_min: 6 })).toEqual([['peer_max', 'belowLeast']]);
  });

  test('a manager relationship needs at least one', () => {
    expect(problems(['manager'], { manager_max: 1 })).toEqual([]);
    expect(problems(['manager'], { manager_min: 0, manager_max: 0 })).toEqual([['manager_max', 'tooSmall']]);
  });

  test('unused relationships neither count nor keep limits', () => {
    expect(problems([], { peer_min: 1 })).toEqual([]);
    expect(zeroUnchosenBounds(['manager'], bounds())).toEqual({
      ...bounds({ peer_min: 0, peer_max: 0, direct_report_max: 0 }),
    });
  });
});

describe('reported counts', () => {
  const counts = { invited: 12, started: 7, finished: 4 };

  test('named people are counted, and anonymous raters are shown in bands', () => {
    expect(shareForRelationship('manager', counts).exact).toEqual(counts);
    expect(shareForRelationship('other', counts)).toEqual({
      exact: null,
      invited_from: 10,
      started_percent: 60,
      finished_percent: 35,
    });
  });

  test('groups of fewer than five are indistinguishable', () => {
    const silent = { exact: null, invited_from: null, started_percent: null, finished_percent: null };
    for (const invited of [0, 3, 4]) {
      expect(bandedShare({ invited, started: invited, finished: invited })).toEqual(silent);
    }
  });

  test('anonymous groups are merged in a row of several', () => {
    const group = (relationship: 'peer' | 'direct_report' | 'self') => ({
      relationship,
      invited: 3,
      started: 3,
      finished: 3,
    });
    const { self, raters } = sharesByRelationship([group('self'), group('peer'), group('direct_report')]);
    expect([self.exact?.invited, raters.invited_from, raters.finished_percent]).toEqual([3, 5, 100]);
  });
});

test('the number of people to remind comes from the published progress only, in steps of 5', () => {
  const group = (relationship: RaterRelationship, invited: number, finished: number) => ({
    relationship,
    invited,
    started: finished,
    finished,
  });
  expect(estimateUnfinishedRespondents([group('self', 12, 2)])).toBe(10);
  expect(estimateUnfinishedRespondents([group('self', 4, 0), group('peer', 4, 1)])).toBeNull();
  // 23 of 40 are published as 60%, so 16 of them count as unfinished, with 4 by name.
  const groups = [group('self', 8, 4), group('peer', 30, 13), group('other', 10, 10)];
  expect(estimateUnfinishedRespondents(groups)).toBe(20);
  expect(estimateUnfinishedRespondents([group('self', 8, 4), group('peer', 40, 24)])).toBe(20);
  // 33 of 90 are published as 35%; the exact number would be 57, and so 55.
  expect(estimateUnfinishedRespondents([group('peer', 90, 33)])).toBe(60);
});
