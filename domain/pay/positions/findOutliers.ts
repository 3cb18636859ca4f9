import { buildDesign } from '../gaps/designMatrix.ts';
import { logPay } from '../gaps/estimateGap.ts';
import { defaultControls } from '../gaps/gapControls.ts';
import type { PayPerson } from '../payPerson.ts';
import { fitLeastSquares } from '../regression/fitLeastSquares.ts';

/** A standardized residual beyond this is an outlier; one in 370 if the residuals are normal. */
const outlierBound = 3;
/** With fewer people, a regression can't tell who is unusual. */
const minimumPeople = 30;
/** Above this leverage, the expected pay follows the pay of the same person. */
const maximumLeverage = 0.99;

/**
 * Returns the employee ids of people whose pay differs from what people of the same category, level and tenure earn by more than three
 * standard errors, with the difference as a share of the expected pay. Gender isn't part of what is expected.
 */
export function findOutliers(people: readonly PayPerson[], day: string): ReadonlyMap<string, number> {
  if (people.length < minimumPeople) return new Map();
  const design = buildDesign(people, defaultControls, day).map(({ values }) => values);
  const { residuals, leverages, residualError } = fitLeastSquares(design, logPay(people));
  const outliers = people.flatMap(({ employeeId }, row) => {
    const residual = residuals[row] ?? 0;
    const leverage = leverages[row] ?? 1;
    const error = residualError * Math.sqrt(1 - leverage);
    const isOutlier = leverage < maximumLeverage && Math.abs(residual) > outlierBound * error;
    return isOutlier ? [[employeeId, Math.exp(residual) - 1] as const] : [];
  });
  return new Map(outliers);
}
