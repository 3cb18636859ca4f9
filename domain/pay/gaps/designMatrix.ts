import { daysBetween } from '../../dates/days.ts';
import { groupBy } from '../../groupBy.ts';
import type { PayPerson } from '../payPerson.ts';
import type { GapControl } from './gapControls.ts';

/** A column of a regression, with the control that it belongs to; null for the intercept. */
export interface DesignColumn {
  readonly control: GapControl | null;
  readonly values: Float64Array;
}

/** Values that fewer people share are combined into one. */
const minimumPerValue = 3;
const daysPerYear = 365.25;

/** Returns the columns of a regression on the controls: one for each value of a text but the most frequent, and one for each number. */
export function buildDesign(
  people: readonly PayPerson[],
  controls: readonly GapControl[],
  day: string,
): DesignColumn[] {
  const intercept = { control: null, values: new Float64Array(people.length).fill(1) };
  return [intercept, ...controls.flatMap((control) => columnsOf(people, control, day))];
}

function columnsOf(people: readonly PayPerson[], control: GapControl, day: string): DesignColumn[] {
  if (control === 'tenure') return tenureColumns(people, day);
  if (control === 'workingTime') {
    return [{ control, values: Float64Array.from(people, ({ workingTime }) => workingTime) }];
  }
  const counts = groupBy(people, (person) => foldValue(person[control]));
  const groupKey = (person: PayPerson) => {
    const value = foldValue(person[control]);
    return (counts.get(value)?.length ?? 0) < minimumPerValue ? null : value;
  };
  const groups = [...groupBy(people, groupKey)].sort(([, one], [, other]) => other.length - one.length);
  return groups.slice(1).map(([value]) => ({
    control,
    values: Float64Array.from(people, (person) => (groupKey(person) === value ? 1 : 0)),
  }));
}

const foldValue = (value: string | null): string | null => value?.trim().toLowerCase() ?? null;

/** Years and their square, because pay rises faster in the first years; people without a date have a column of their own. */
function tenureColumns(people: readonly PayPerson[], day: string): DesignColumn[] {
  const years = people.map(({ hiredOn }) =>
    hiredOn === null ? null : Math.max(0, daysBetween(hiredOn, day) / daysPerYear),
  );
  const column = (numberFrom: (year: number | null) => number): DesignColumn => ({
    control: 'tenure',
    values: Float64Array.from(years, numberFrom),
  });
  return [
    column((year) => year ?? 0),
    column((year) => (year ?? 0) ** 2),
    column((year) => (year === null ? 1 : 0)),
  ];
}
