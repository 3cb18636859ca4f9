import { marketFileLimits as limits } from './marketFile.ts';
import type { WeightedPay } from './weightedPercentile.ts';

/**
 * Reads weighted observations such as "52000x3; 54000": pay and, after an "x", the number of people with it. Null for any other text, and
 * for more observations than a row may have.
 */
export function parseObservations(text: string): readonly WeightedPay[] | null {
  const parts = text.split(';').map((part) => part.trim());
  if (parts.length > limits.observations) return null;
  const pay = parts.flatMap((part) => {
    const [, amount, people = '1'] = /^(\d{1,10}(?:\.\d{1,4})?)(?:\s*x\s*(\d{1,7}))?$/.exec(part) ?? [];
    const [value, weight] = [Number(amount), Number(people)];
    return value > 0 && value <= limits.pay && weight > 0 ? [{ amount: value, weight }] : [];
  });
  const people = pay.reduce((sum, { weight }) => sum + weight, 0);
  return pay.length === parts.length && people <= limits.people ? pay : null;
}
