import { minPeopleInGroup } from './formFit.ts';

/**
 * Whether the fit of a calibration is published (R28): only if every earlier fit of the same form was made from at least
 * `minPeopleInGroup` forms fewer or more, so that the difference of two fits is never about a few people. `fitted` has the number of forms
 * behind each earlier fit.
 */
export const isFitDue = (forms: number, fitted: readonly number[]): boolean =>
  fitted.every((earlier) => Math.abs(forms - earlier) >= minPeopleInGroup);
