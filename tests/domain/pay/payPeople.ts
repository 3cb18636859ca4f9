import type { PayPerson } from '../../../domain/pay/payPerson.ts';
import { unitRandom } from './unitRandom.ts';

let serial = 0;

export function aPayPerson(fields: Partial<PayPerson> = {}): PayPerson {
  serial += 1;
  return {
    employeeId: `E${serial}`,
    name: null,
    gender: 'female',
    jobTitle: null,
    category: null,
    department: null,
    location: null,
    level: null,
    hiredOn: null,
    basePay: 50_000,
    variablePay: 0,
    workingTime: 1,
    rangeMinimum: null,
    rangeMaximum: null,
    ...fields,
  };
}

/** People whose pay depends on level, category, tenure and gender, with noise. */
export function aPaidCompany(count: number, seed: number): PayPerson[] {
  const random = unitRandom(seed);
  return Array.from({ length: count }, () => {
    const gender = random() < 0.45 ? 'female' : 'male';
    const level = Math.floor(random() * 4);
    const category = random() < 0.5 ? 'Engineering' : 'Sales';
    const year = 2005 + Math.floor(random() * 20);
    const noise = random() + random() + random() - 1.5;
    const log =
      10.6 +
      0.15 * level +
      (category === 'Sales' ? -0.05 : 0) +
      0.01 * (2026 - year) -
      (gender === 'female' ? 0.06 : 0);
    return aPayPerson({
      gender,
      level: `L${level}`,
      category,
      hiredOn: `${year}-05-01`,
      basePay: Math.exp(log + 0.1 * noise),
      variablePay: random() < 0.4 ? 4_000 * random() : 0,
      workingTime: random() < 0.2 ? 0.5 + 0.5 * random() : 1,
    });
  });
}
