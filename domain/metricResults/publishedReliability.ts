import { splitHalfInterval } from '../scoring/personal/splitHalfReliability.ts';
import type { TechnicalFigures } from './technicalFigures.ts';

/** A reliability in hundredths with its 90 percent interval. */
interface EstimatedReliability {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The measured reliability of one metric in a campaign; null if it has too few people. */
export function measuredReliabilityOf(
  { measured, people }: Pick<TechnicalFigures, 'measured' | 'people'>,
  index: number,
): EstimatedReliability | null {
  const value = measured?.[index];
  return value === undefined || people === null ? null : { value, ...splitHalfInterval(value, people) };
}
