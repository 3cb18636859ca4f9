import { describe, expect, test } from 'vitest';
import { reportArticle9 } from '../../../../domain/pay/gaps/reportArticle9.ts';
import type { PayPerson } from '../../../../domain/pay/payPerson.ts';
import { aPayPerson } from '../payPeople.ts';

const women = (pays: readonly number[], fields: Partial<PayPerson> = {}) =>
  pays.map((basePay) => aPayPerson({ basePay, ...fields }));
const men = (pays: readonly number[], fields: Partial<PayPerson> = {}) =>
  women(pays, { ...fields, gender: 'male' });

describe('HR-35 the figures of Article 9', () => {
  const people = [
    ...women([40, 50, 60, 70, 80], { variablePay: 5 }),
    ...women([50]),
    ...men([50, 60, 70, 80, 90], { variablePay: 10 }),
    ...men([70]),
  ];
  const report = reportArticle9(people, 5);

  test('(a) to (e) agree with the figures computed by hand', () => {
    expect(report.meanGap).toBeCloseTo((470 - 375) / 470, 12);
    expect(report.medianGap).toBeCloseTo((75 - 60) / 75, 12);
    expect(report.variableMeanGap).toBeCloseTo(0.5, 12);
    expect(report.variableMedianGap).toBeCloseTo(0.5, 12);
    expect(report.receivingVariable).toEqual({ women: 5 / 6, men: 5 / 6 });
  });

  test('(f) quarters need four groups of the minimum', () => {
    expect(report.quartiles).toBeNull();
    const many = [
      ...women([10, 11, 12, 13, 14, 30, 31, 32, 33, 34]),
      ...men([20, 21, 22, 23, 24, 40, 41, 42, 43, 44]),
    ];
    expect(reportArticle9(many, 5).quartiles?.map(({ women: share }) => share)).toEqual([1, 0, 1, 0]);
  });

  test('(g) a category names base and variable pay, and whether it reaches 5 percent', () => {
    const inSales = { category: 'Sales', variablePay: 10 };
    const inHelp = { category: 'Help' };
    const both = reportArticle9(
      [
        ...women([90, 90, 90, 90, 90], inSales),
        ...men([100, 100, 100, 100, 100], { ...inSales, variablePay: 20 }),
        ...women([100, 100, 100, 100, 96], inHelp),
        ...men([100, 100, 100, 100, 100], inHelp),
      ],
      5,
    );
    expect(both.categories).toEqual([
      {
        name: 'Help',
        women: 5,
        men: 5,
        baseGap: expect.closeTo(0.008, 9),
        variableGap: null,
        needsAssessment: false,
      },
      {
        name: 'Sales',
        women: 5,
        men: 5,
        baseGap: expect.closeTo(0.1, 9),
        variableGap: expect.closeTo(0.5, 9),
        needsAssessment: true,
      },
    ]);
  });

  test('nothing is reported of fewer women than the minimum', () => {
    const small = reportArticle9([...women([50, 60, 70, 80]), ...men([50, 60, 70, 80, 90, 95])], 5);
    expect(small).toMatchObject({
      meanGap: null,
      medianGap: null,
      receivingVariable: null,
      quartiles: null,
      categories: [],
    });
  });

  test('part-time pay counts for full time', () => {
    const report50 = reportArticle9(
      [...women([25, 25, 25, 25, 25], { workingTime: 0.5 }), ...men([50, 50, 50, 50, 50])],
      5,
    );
    expect(report50.meanGap).toBeCloseTo(0, 12);
  });
});
