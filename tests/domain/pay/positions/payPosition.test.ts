import { expect, test } from 'vitest';
import { findOutliers } from '../../../../domain/pay/positions/findOutliers.ts';
import { comparePayRows, isInView, payPersonRows } from '../../../../domain/pay/positions/payPersonRows.ts';
import { costToTarget, payPosition } from '../../../../domain/pay/positions/payPosition.ts';
import { aPaidCompany, aPayPerson } from '../payPeople.ts';

const range = { rangeMinimum: 40_000, rangeMaximum: 60_000 };

test('HR-34 the position relates full-time base pay to the range', () => {
  expect(payPosition(aPayPerson({ basePay: 45_000, ...range }))).toEqual({
    compaRatio: 0.9,
    rangePenetration: 0.25,
  });
  expect(payPosition(aPayPerson({ basePay: 24_000, workingTime: 0.5, ...range }))?.compaRatio).toBeCloseTo(
    0.96,
    12,
  );
  expect(payPosition(aPayPerson({ basePay: 50_000, rangeMinimum: 50_000, rangeMaximum: 50_000 }))).toEqual({
    compaRatio: 1,
    rangePenetration: null,
  });
  expect(payPosition(aPayPerson())).toBeNull();
});

test('HR-34 the cost to a target raises those below it, at their working time', () => {
  const people = [
    aPayPerson({ basePay: 40_000, ...range }),
    aPayPerson({ basePay: 20_000, workingTime: 0.5, ...range }),
    aPayPerson({ basePay: 55_000, ...range }),
    aPayPerson({ basePay: 10_000 }),
  ];
  expect(costToTarget(people, 0.9)).toEqual({ people: 2, cost: 7_500 });
  expect(costToTarget(people, 0.5)).toEqual({ people: 0, cost: 0 });
});

test('HR-34 views and orders choose people by their position', () => {
  const people = [30_000, 50_000, 70_000].map((basePay) => aPayPerson({ basePay, ...range }));
  const rows = payPersonRows(
    [...people, aPayPerson({ name: 'Ada' })],
    new Map([[people[1]?.employeeId ?? '', 0.4]]),
  );
  const paysIn = (view: Parameters<typeof isInView>[1]) =>
    rows.filter((row) => isInView(row, view)).map(({ person }) => person.basePay);
  expect(paysIn('below')).toEqual([30_000]);
  expect(paysIn('above')).toEqual([70_000]);
  expect(paysIn('outliers')).toEqual([50_000]);
  expect(paysIn('noRange')).toEqual([50_000]);
  expect(paysIn('all')).toHaveLength(4);
  expect([...rows].sort(comparePayRows('compa_ratio')).at(-1)?.position).toBeNull();
});

test('HR-34 only pay beyond three standard errors of comparable pay is an outlier', () => {
  const people = aPaidCompany(200, 9);
  expect(findOutliers(people, '2026-11-01').size).toBeLessThan(4);
  const paidTwice = {
    ...(people[0] ?? aPayPerson()),
    employeeId: 'twice',
    basePay: (people[0]?.basePay ?? 0) * 2,
  };
  const found = findOutliers([...people, paidTwice], '2026-11-01');
  expect(found.get('twice')).toBeGreaterThan(0.5);
  expect(findOutliers(people.slice(0, 29), '2026-11-01').size).toBe(0);
});
