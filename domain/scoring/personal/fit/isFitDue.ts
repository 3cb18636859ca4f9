import { minPeopleInGroup } from './formFit.ts';

/**
 * Whether the fit of a calibration is published (R28): only if its number of forms differs by at least `minPeopleInGroup` from that of
 * every earlier fit of the same form, so that the difference of two fits never concerns only a few people. `fitted` lists the number of
 * forms of each earlier fit.
 */
export const isFitDue = (forms: number, fitted: readonly number[]): boolean =>
  fitted.every((earlier) => Math.abs(forms - earlier) >= minPeopleInGroup);
