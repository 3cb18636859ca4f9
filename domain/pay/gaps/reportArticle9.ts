import { groupBy } from '../../groupBy.ts';
import { fullTimeBase, fullTimePay, fullTimeVariable, type PayPerson } from '../payPerson.ts';
import { gapOf, mean, median } from './gapMeasures.ts';
import { publishableCategories } from './publishableCategories.ts';

/** The share of women and men, 0 to 1. */
export interface GenderShares {
  readonly women: number;
  readonly men: number;
}

export interface CategoryGap {
  readonly name: string;
  readonly women: number;
  readonly men: number;
  readonly baseGap: number | null;
  /** Null if too few receive variable pay. */
  readonly variableGap: number | null;
  /** Whether the difference is at least 5 percent, which has to be justified or corrected (Article 10). */
  readonly needsAssessment: boolean;
}

/** The figures of Article 9(1) of Directive (EU) 2023/970; null where a group is smaller than the minimum. */
export interface Article9Report {
  readonly women: number;
  readonly men: number;
  /** People whose gender is another one or isn't stated. They are in no figure. */
  readonly others: number;
  /** (a) */
  readonly meanGap: number | null;
  /** (b), among those who receive variable pay */
  readonly variableMeanGap: number | null;
  /** (c) */
  readonly medianGap: number | null;
  /** (d), among those who receive variable pay */
  readonly variableMedianGap: number | null;
  /** (e) the share of women and of men who receive variable pay */
  readonly receivingVariable: GenderShares | null;
  /** (f) the shares of women and men in each quartile of pay, lowest first */
  readonly quartiles: readonly GenderShares[] | null;
  /** (g) */
  readonly categories: readonly CategoryGap[];
  /** Categories that aren't shown, because a group would be too small or could be computed from the others. */
  readonly withheldCategories: number;
}

/** The difference that triggers a joint pay assessment (Article 10(1)(a)). */
const assessmentBound = 0.05;
const quarters = 4;

/** Computes the report; `minimum` is the smallest group of women or of men that a figure may be about. */
export function reportArticle9(people: readonly PayPerson[], minimum: number): Article9Report {
  const women = people.filter(({ gender }) => gender === 'female');
  const men = people.filter(({ gender }) => gender === 'male');
  const [paidWomen, paidMen] = [women.filter(hasVariable), men.filter(hasVariable)];
  const ifEnough = <T>(some: readonly unknown[], others: readonly unknown[], figure: () => T): T | null =>
    Math.min(some.length, others.length) >= minimum ? figure() : null;
  const categories = reportCategories([...women, ...men], minimum);
  const isReported = Math.min(women.length, men.length) >= minimum;
  return {
    women: women.length,
    men: men.length,
    others: people.length - women.length - men.length,
    meanGap: ifEnough(women, men, () => gapOf(women, men, fullTimePay, mean)),
    variableMeanGap: ifEnough(paidWomen, paidMen, () => gapOf(paidWomen, paidMen, fullTimeVariable, mean)),
    medianGap: ifEnough(women, men, () => gapOf(women, men, fullTimePay, median)),
    variableMedianGap: ifEnough(paidWomen, paidMen, () =>
      gapOf(paidWomen, paidMen, fullTimeVariable, median),
    ),
    receivingVariable: ifEnough(women, men, () => ({
      women: paidWomen.length / women.length,
      men: paidMen.length / men.length,
    })),
    quartiles:
      isReported && women.length + men.length >= quarters * minimum ? quartilesOf([...women, ...men]) : null,
    categories: isReported ? categories.shown : [],
    withheldCategories: isReported ? categories.withheld : categories.withheld + categories.shown.length,
  };
}

const hasVariable = ({ variablePay }: PayPerson): boolean => variablePay > 0;

/** Sorts by pay and cuts into four bands of equal size; people with equal pay stay in the order of their ids. */
function quartilesOf(people: readonly PayPerson[]): readonly GenderShares[] {
  const sorted = [...people].sort(
    (a, b) => fullTimePay(a) - fullTimePay(b) || a.employeeId.localeCompare(b.employeeId),
  );
  return Array.from({ length: quarters }, (_, band) => {
    const from = Math.round((band * sorted.length) / quarters);
    const inBand = sorted.slice(from, Math.round(((band + 1) * sorted.length) / quarters));
    const women = inBand.filter(({ gender }) => gender === 'female').length / inBand.length;
    return { women, men: 1 - women };
  });
}

function reportCategories(people: readonly PayPerson[], minimum: number) {
  const groups = groupBy(people, ({ category }) => category?.trim() || null);
  const countOf = (some: readonly PayPerson[], gender: string) =>
    some.filter((person) => person.gender === gender).length;
  const sizes = [...groups].map(([name, members]) => {
    const paid = members.filter(hasVariable);
    return {
      name: name ?? '',
      women: countOf(members, 'female'),
      men: countOf(members, 'male'),
      womenWithVariable: countOf(paid, 'female'),
      menWithVariable: countOf(paid, 'male'),
    };
  });
  const publishable = publishableCategories(sizes, minimum).filter(({ name }) => name !== '');
  const shown = publishable.map(({ name, hasVariable: showsVariable }) =>
    reportCategory(name, groups.get(name) ?? [], showsVariable),
  );
  const named = sizes.filter(({ name }) => name !== '').length;
  return { shown: shown.sort((a, b) => a.name.localeCompare(b.name)), withheld: named - shown.length };
}

function reportCategory(name: string, members: readonly PayPerson[], showsVariable: boolean): CategoryGap {
  const women = members.filter(({ gender }) => gender === 'female');
  const men = members.filter(({ gender }) => gender === 'male');
  const baseGap = gapOf(women, men, fullTimeBase, mean);
  const compared = showsVariable ? gapOf(women, men, fullTimePay, mean) : baseGap;
  return {
    name,
    women: women.length,
    men: men.length,
    baseGap,
    variableGap: showsVariable
      ? gapOf(women.filter(hasVariable), men.filter(hasVariable), fullTimeVariable, mean)
      : null,
    needsAssessment: compared !== null && Math.abs(compared) >= assessmentBound,
  };
}
