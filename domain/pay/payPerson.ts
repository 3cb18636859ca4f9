export const payGenders = ['female', 'male', 'other'] as const;
export type PayGender = (typeof payGenders)[number];

/** One employee of a pay project, as the latest applied file states them. Amounts are gross and per year, in the currency of the project. */
export interface PayPerson {
  /** Unique within the project. */
  readonly employeeId: string;
  readonly name: string | null;
  readonly gender: PayGender | null;
  readonly jobTitle: string | null;
  /** The category of workers: those who do equal work or work of equal value. */
  readonly category: string | null;
  readonly department: string | null;
  readonly location: string | null;
  readonly level: string | null;
  /** `YYYY-MM-DD`. */
  readonly hiredOn: string | null;
  readonly basePay: number;
  /** Complementary or variable components, such as bonuses; 0 without any. */
  readonly variablePay: number;
  /** Working time as a share of full time: 0.5 is half. */
  readonly workingTime: number;
  readonly rangeMinimum: number | null;
  readonly rangeMaximum: number | null;
}

/** Pay for the same working time, so that part-time workers are compared by the hour (Directive (EU) 2023/970, Article 3(1)(b)). */
export const fullTimeBase = ({ basePay, workingTime }: PayPerson): number => basePay / workingTime;
export const fullTimeVariable = ({ variablePay, workingTime }: PayPerson): number =>
  variablePay / workingTime;
export const fullTimePay = (person: PayPerson): number => fullTimeBase(person) + fullTimeVariable(person);
