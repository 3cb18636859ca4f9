import type { PayPerson } from '../payPerson.ts';
import { parseAmount } from './parseAmount.ts';
import { type DateOrder, readPayDate } from './payDates.ts';
import { maxPayText, type PayField, type PayMapping } from './payFields.ts';
import { readGender } from './readGender.ts';

/** One row of a file as read. */
export interface PayRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A problem of one cell; `problem` is a key of the texts of pay files. Never contains pay. */
export interface PayRowProblem {
  readonly line: number;
  readonly field: PayField;
  readonly problem: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface PayReading {
  /** The employees in the rows without problems. */
  readonly people: readonly PayPerson[];
  readonly problems: readonly PayRowProblem[];
}

export interface PayFileContext {
  readonly mapping: PayMapping;
  /** The currency of the project. */
  readonly currency: string;
  readonly dateOrder: DateOrder | null;
  /** An ISO date. */
  readonly today: string;
}

/** Reads all rows. A row with a problem is left out as a whole; of rows with the same employee id, the first one counts. */
export function readPayRows(rows: readonly PayRow[], context: PayFileContext): PayReading {
  const people: PayPerson[] = [];
  const problems: PayRowProblem[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const reading = readPayRow(row, context);
    const { employeeId } = reading.person;
    const earlier = lines.get(employeeId.toLowerCase());
    if (employeeId !== '' && earlier !== undefined)
      reading.report('employee_id', 'duplicate', { line: earlier });
    else lines.set(employeeId.toLowerCase(), row.line);
    problems.push(...reading.problems);
    if (reading.problems.length === 0) people.push(reading.person);
  }
  return { people, problems };
}

function readPayRow(row: PayRow, context: PayFileContext) {
  const problems: PayRowProblem[] = [];
  const report = (field: PayField, problem: string, params: PayRowProblem['params'] = {}) =>
    void problems.push({ line: row.line, field, problem, params });
  const cellOf = (field: PayField) => row.cells[context.mapping.indexOf(field)]?.trim() ?? '';
  const textOf = (field: PayField) => {
    const text = cellOf(field);
    if (text.length > maxPayText) report(field, 'tooLong', { max: maxPayText });
    return text === '' ? null : text;
  };
  const amountOf = (field: PayField) => readAmount(cellOf(field), (problem) => report(field, problem));
  const employeeId = textOf('employee_id') ?? '';
  if (employeeId === '') report('employee_id', 'required');
  const basePay = amountOf('base_pay');
  if (cellOf('base_pay') === '') report('base_pay', 'required');
  else if (basePay === 0) report('base_pay', 'payZero');
  const currency = cellOf('currency').toUpperCase();
  if (currency !== '' && currency !== context.currency) {
    report('currency', 'otherCurrency', { found: currency.slice(0, 20), expected: context.currency });
  }
  const person: PayPerson = {
    employeeId,
    name: textOf('name'),
    gender: readGenderCell(cellOf('gender'), report),
    jobTitle: textOf('job_title'),
    category: textOf('category'),
    department: textOf('department'),
    location: textOf('location'),
    level: textOf('level'),
    hiredOn: readDateCell(cellOf('hired_on'), context, report),
    basePay: basePay ?? 0,
    variablePay: amountOf('variable_pay') ?? 0,
    workingTime: readWorkingTime(cellOf('working_time'), report),
    ...readRange(amountOf('range_minimum'), amountOf('range_maximum'), report),
  };
  return { person, problems, report };
}

type Report = (field: PayField, problem: string, params?: PayRowProblem['params']) => void;

const maxAmount = 1e12;

function readAmount(cell: string, report: (problem: string) => void): number | null {
  if (cell === '') return null;
  const amount = parseAmount(cell);
  if (amount === null || amount > maxAmount) report('amountUnknown');
  else if (amount < 0) report('amountNegative');
  return amount;
}

function readGenderCell(cell: string, report: Report): PayPerson['gender'] {
  if (cell === '') return null;
  const gender = readGender(cell);
  if (gender === null) report('gender', 'genderUnknown');
  return gender;
}

function readDateCell(cell: string, { dateOrder, today }: PayFileContext, report: Report): string | null {
  if (cell === '') return null;
  const reading = readPayDate(cell, dateOrder, today);
  if ('day' in reading) return reading.day;
  report('hired_on', reading.problem, { text: cell.slice(0, 40) });
  return null;
}

/** Full time is 1 or 100 percent; overtime contracts reach 150 percent. */
function readWorkingTime(cell: string, report: Report): number {
  if (cell === '') return 1;
  const amount = parseAmount(cell.replace('%', ''));
  const share = amount !== null && (cell.includes('%') || amount > 1.5) ? amount / 100 : amount;
  if (share !== null && share >= 0.01 && share <= 1.5) return share;
  report('working_time', 'workingTimeUnknown');
  return 1;
}

function readRange(rangeMinimum: number | null, rangeMaximum: number | null, report: Report) {
  const isIncomplete = (rangeMinimum === null) !== (rangeMaximum === null);
  if (isIncomplete) report(rangeMinimum === null ? 'range_minimum' : 'range_maximum', 'rangeIncomplete');
  else if (
    rangeMinimum !== null &&
    rangeMaximum !== null &&
    (rangeMinimum > rangeMaximum || rangeMaximum === 0)
  ) {
    report('range_maximum', 'rangeReversed');
  }
  return { rangeMinimum, rangeMaximum };
}
