import type { PayPerson } from '../payPerson.ts';
import { type PayPosition, payPosition } from './payPosition.ts';

export const payPeopleViews = ['all', 'below', 'above', 'outliers', 'noRange'] as const;
export type PayPeopleView = (typeof payPeopleViews)[number];

export const payPeopleOrders = ['name', 'base_pay', 'compa_ratio'] as const;
export type PayPeopleOrder = (typeof payPeopleOrders)[number];

export interface PayPersonRow {
  readonly person: PayPerson;
  readonly position: PayPosition | null;
  /** How far an outlier's pay is from the expected pay, as a share of it; null for others. */
  readonly outlier: number | null;
}

/** Adds to each person the position in the range and whether the pay is an outlier. */
export function payPersonRows(
  people: readonly PayPerson[],
  outliers: ReadonlyMap<string, number>,
): readonly PayPersonRow[] {
  return people.map((person) => ({
    person,
    position: payPosition(person),
    outlier: outliers.get(person.employeeId) ?? null,
  }));
}

/** Whether a row belongs to a view: below or above the range, outliers, or without a range. */
export function isInView({ position, outlier }: PayPersonRow, view: PayPeopleView): boolean {
  if (view === 'outliers') return outlier !== null;
  if (view === 'noRange') return position === null;
  const penetration = position?.rangePenetration ?? null;
  if (view === 'below') return penetration !== null && penetration < 0;
  return view === 'all' || (penetration !== null && penetration > 1);
}

/** Whether a person's name, id, job or category contains the text. */
export function matchesText({ person }: PayPersonRow, text: string): boolean {
  const searched = text.trim().toLowerCase();
  const texts = [person.name, person.employeeId, person.jobTitle, person.category, person.department];
  return texts.some((value) => value?.toLowerCase().includes(searched));
}

/** Compares two rows in an order; people without a value come last. */
export function comparePayRows(order: PayPeopleOrder): (a: PayPersonRow, b: PayPersonRow) => number {
  if (order === 'name') {
    const nameOf = ({ person }: PayPersonRow) => person.name ?? person.employeeId;
    return (a, b) => nameOf(a).localeCompare(nameOf(b));
  }
  const amountOf = ({ person, position }: PayPersonRow) =>
    order === 'base_pay' ? person.basePay : (position?.compaRatio ?? Number.POSITIVE_INFINITY);
  return (a, b) => amountOf(a) - amountOf(b);
}
