import { describe, expect, test } from 'vitest';
import {
  checkDecision,
  type HiringDecision,
  hiringDecisions,
  isActiveApplication,
  nextDecisions,
} from '../../../domain/hiring/decisions.ts';
import { readPastedPeople } from '../../../domain/hiring/readPastedPeople.ts';
import { retainedUntil } from '../../../domain/hiring/retainedUntil.ts';
import {
  type ApplicationOutcome,
  checkRatesDue,
  selectionRatesByStage,
} from '../../../domain/hiring/selectionRates.ts';
import { Refusal } from '../../../domain/refusal.ts';

const over = new Refusal('applicant_over');

describe('a hiring decision', () => {
  test.each([
    ['none', ['advanced', 'offered', 'rejected']],
    ['advanced', ['offered', 'rejected']],
    ['offered', ['hired', 'rejected']],
    ['hired', []],
    ['rejected', ['advanced']],
  ] as const)('after %s can be %j', (from, to) => {
    expect(nextDecisions(from)).toEqual(to);
    for (const decision of hiringDecisions) {
      if (decision === 'none') continue;
      const about = { decision: from as HiringDecision, withdrawnOn: null };
      if ((to as readonly string[]).includes(decision))
        expect(checkDecision(about, decision, ' Why ')).toBe('Why');
      else expect(() => checkDecision(about, decision, 'Why')).toThrow(over);
    }
  });

  test('requires a written reason', () => {
    const about = { decision: 'none', withdrawnOn: null } as const;
    expect(() => checkDecision(about, 'rejected', '  ')).toThrow(
      new Refusal('invalid', [{ field: 'reason', problem: 'required' }]),
    );
  });

  test('is refused for withdrawn applications', () => {
    const about = { decision: 'none', withdrawnOn: '2026-11-21' } as const;
    expect(() => checkDecision(about, 'rejected', 'Why')).toThrow(over);
    expect(isActiveApplication(about)).toBe(false);
  });
});

describe('the retention period of an application', () => {
  const application = {
    decision: 'none' as HiringDecision,
    decidedOn: null as string | null,
    withdrawnOn: null as string | null,
    roleClosedOn: null as string | null,
    retentionDays: 30,
  };
  test.each([
    ['for as long as it goes on', {}, null],
    ['30 days after a rejection', { decision: 'rejected', decidedOn: '2026-11-01' }, '2026-12-01'],
    ['30 days after being hired', { decision: 'hired', decidedOn: '2026-11-01' }, '2026-12-01'],
    ['while an offer is out', { decision: 'offered', decidedOn: '2026-11-01' }, null],
    ['30 days after it was withdrawn', { withdrawnOn: '2026-11-01' }, '2026-12-01'],
    ['30 days after the role was closed on it', { roleClosedOn: '2026-11-01' }, '2026-12-01'],
    [
      'from the rejection, not from the close of the role',
      { decision: 'rejected', decidedOn: '2026-11-01', roleClosedOn: '2026-11-10' },
      '2026-12-01',
    ],
  ] as const)('%s', (_what, facts, until) => {
    expect(retainedUntil({ ...application, ...facts })).toBe(until);
  });
});

describe('pasted applicants', () => {
  test('are separated by lines or semicolons, with optional names and unique addresses', () => {
    const text = `Ada Lovelace <Ada@Example.com>; grace@example.com
      Hopper, Grace, hopper@example.com
      Anna Maria von Stein\tanna@example.com
      ada@example.com
      nobody at all`;
    expect(readPastedPeople(text)).toEqual({
      people: [
        { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' },
        { first_name: '', last_name: '', email: 'grace@example.com' },
        { first_name: 'Hopper', last_name: 'Grace', email: 'hopper@example.com' },
        { first_name: 'Anna', last_name: 'Maria von Stein', email: 'anna@example.com' },
      ],
      unrecognized: ['nobody at all'],
    });
  });
});

describe('selection rates', () => {
  const outcome = (
    gender: string | null,
    furthest: string,
    more: Partial<ApplicationOutcome> = {},
  ): ApplicationOutcome => ({
    categories: { gender, race: null },
    furthest,
    decision: 'rejected',
    withdrew: false,
    ...more,
  });
  const many = (count: number, one: ApplicationOutcome) => Array.from({ length: count }, () => one);
  const tableOf = (outcomes: readonly ApplicationOutcome[], stage: string) =>
    selectionRatesByStage([], outcomes).find(
      (one) => one.stage === stage && one.dimensions.join() === 'gender',
    )?.table;

  test('are computed once the role is closed and everyone is decided on', () => {
    const early = new Refusal('rates_early');
    expect(() => checkRatesDue('open', 0)).toThrow(early);
    expect(() => checkRatesDue('closed', 1)).toThrow(early);
    expect(() => checkRatesDue('closed', 0)).not.toThrow();
  });

  test('compare who advanced with who was in a stage, and flag ratios under four fifths', () => {
    const outcomes = [
      ...many(18, outcome('man', 'interview')),
      ...many(12, outcome('man', 'applied')),
      ...many(8, outcome('woman', 'interview')),
      ...many(22, outcome('woman', 'applied')),
    ];
    const rows = tableOf(outcomes, 'applied')?.rows.map(({ group, applicants, selected, word }) => [
      ...group,
      applicants,
      selected,
      word,
    ]);
    expect(rows).toEqual([
      ['man', 30, 18, 'reference'],
      ['woman', 30, 8, 'flag'],
    ]);
    expect(tableOf(outcomes, 'interview')).toBeNull();
  });

  test('exclude withdrawn applicants from their last stage and count an offer as selection', () => {
    const outcomes = [
      ...many(20, outcome('man', 'applied', { decision: 'hired' })),
      ...many(15, outcome('woman', 'applied')),
      ...many(5, outcome('woman', 'applied', { decision: 'none', withdrew: true })),
    ];
    const rows = tableOf(outcomes, 'applied')?.rows;
    expect(rows?.map(({ applicants, selected }) => [applicants, selected])).toEqual([
      [20, 20],
      [15, 0],
    ]);
  });
});
