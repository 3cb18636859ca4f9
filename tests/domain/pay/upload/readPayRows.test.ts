import { describe, expect, test } from 'vitest';
import { guessPayMapping } from '../../../../domain/pay/upload/guessPayMapping.ts';
import { parseAmount } from '../../../../domain/pay/upload/parseAmount.ts';
import { type DateOrder, detectDateOrder, readPayDate } from '../../../../domain/pay/upload/payDates.ts';
import { payMappingProblem } from '../../../../domain/pay/upload/payFields.ts';
import { readPayRows } from '../../../../domain/pay/upload/readPayRows.ts';

describe('HR-36 amounts', () => {
  test.each([
    ['52000', 52_000],
    ['52,000', 52_000],
    ['52.000', 52_000],
    ['52,000.50', 52_000.5],
    ['52.000,50', 52_000.5],
    ['1.252.000', 1_252_000],
    ['52 000', 52_000],
    ['52\u202f000,5', 52_000.5],
    ['CHF 52’000', 52_000],
    ['€52,000', 52_000],
    ['52000.123', 52_000.123],
    ['-100', -100],
    ['52,00', 52],
    ['', null],
    ['a lot', null],
    ['12,34,56', null],
    ['1e5', null],
  ])('%s is read as %s', (text, amount) => expect(parseAmount(text)).toBe(amount));
});

describe('HR-36 dates', () => {
  const today = '2026-11-24';
  test.each<[string, DateOrder | null, string | null]>([
    ['2024-03-31', null, '2024-03-31'],
    ['2024-03-31T00:00:00', null, '2024-03-31'],
    ['31.03.2024', null, '2024-03-31'],
    ['31/03/2024', null, '2024-03-31'],
    ['03/31/2024', null, '2024-03-31'],
    ['03/04/2024', 'dmy', '2024-04-03'],
    ['03/04/2024', 'mdy', '2024-03-04'],
    ['04/04/2024', null, '2024-04-04'],
    ['31/03/2024', 'mdy', null],
    ['2024-02-30', null, null],
    ['next spring', null, null],
  ])('%s in the order %s is %s', (text, order, day) =>
    expect(readPayDate(text, order, today)).toEqual(day === null ? { problem: 'dateUnknown' } : { day }),
  );
  test('a date with two readings is a problem instead of a guess', () =>
    expect(readPayDate('03/04/2024', null, today)).toEqual({ problem: 'dateAmbiguous' }));
  test.each<[readonly string[], DateOrder | null]>([
    [['03/04/2024', '31/03/2024'], 'dmy'],
    [['03/04/2024', '03/31/2024'], 'mdy'],
    [['31/03/2024', '03/31/2024'], null],
    [['03/04/2024', '31.03.2024'], null],
  ])('the order of %s is %s', (cells, order) => expect(detectDateOrder(cells)).toBe(order));
});

test('HR-36 headings are recognized in several languages', () => {
  expect(
    guessPayMapping(['Personalnummer', 'Geschlecht', 'Grundgehalt (EUR)', 'Sonstiges', 'Gehalt']),
  ).toEqual(['employee_id', 'gender', 'base_pay', null, null]);
});

test.each([
  [['employee_id', 'gender', 'base_pay'], 3, null],
  [['employee_id', 'gender', 'base_pay'], 4, 'unreadable'],
  [['employee_id', 'gender', 'gender'], 3, 'twice'],
  [['employee_id', 'gender', null], 3, 'payColumns'],
] as const)('a mapping to %s of %s columns has the problem %s', (mapping, columns, problem) =>
  expect(payMappingProblem(mapping, columns)).toBe(problem),
);

describe('HR-36 a row', () => {
  const mapping = [
    'employee_id',
    'gender',
    'base_pay',
    'currency',
    'working_time',
    'range_minimum',
    'range_maximum',
  ] as const;
  const context = { mapping, currency: 'EUR', dateOrder: null, today: '2026-11-24' };
  const read = (...rows: string[][]) =>
    readPayRows(
      rows.map((cells, at) => ({ line: at + 2, cells })),
      context,
    );

  test('without problems becomes an employee', () => {
    const { people, problems } = read(['E1', 'w', '52.000,50', 'eur', '80%', '40000', '60000']);
    expect(problems).toEqual([]);
    expect(people).toEqual([
      expect.objectContaining({
        employeeId: 'E1',
        gender: 'female',
        basePay: 52_000.5,
        workingTime: 0.8,
        rangeMinimum: 40_000,
        rangeMaximum: 60_000,
      }),
    ]);
  });

  test.each([
    [['', 'f', '1'], 'employee_id', 'required'],
    [['E1', 'f', ''], 'base_pay', 'required'],
    [['E1', 'f', '0'], 'base_pay', 'payZero'],
    [['E1', 'f', '-1'], 'base_pay', 'amountNegative'],
    [['E1', 'f', 'much'], 'base_pay', 'amountUnknown'],
    [['E1', 'woman?', '1'], 'gender', 'genderUnknown'],
    [['E1', 'f', '1', 'USD'], 'currency', 'otherCurrency'],
    [['E1', 'f', '1', '', '0'], 'working_time', 'workingTimeUnknown'],
    [['E1', 'f', '1', '', '', '10', ''], 'range_maximum', 'rangeIncomplete'],
    [['E1', 'f', '1', '', '', '20', '10'], 'range_maximum', 'rangeReversed'],
    [['E'.repeat(201), 'f', '1'], 'employee_id', 'tooLong'],
  ])('with %j is left out because of %s: %s', (cells, field, problem) => {
    const { people, problems } = read(cells);
    expect(people).toEqual([]);
    expect(problems).toEqual([expect.objectContaining({ line: 2, field, problem })]);
  });

  test('with an employee id that came before names the earlier line', () => {
    const { people, problems } = read(['E1', 'f', '1'], ['e1', 'm', '2']);
    expect(people).toHaveLength(1);
    expect(problems).toEqual([{ line: 3, field: 'employee_id', problem: 'duplicate', params: { line: 2 } }]);
  });
});
