import { dayMs } from '../dates/days.ts';
import { parseInstant } from '../dates/parseInstant.ts';
import type { Account } from './account.ts';

const daysPerYear = 365;

/**
 * Full years of 365 days since the contract date, plus one (STATE-31). Null without a contract date; 1
 * before the contract begins.
 */
export function contractYear(account: Pick<Account, 'contract_date'>, now: Date): number | null {
  const began = account.contract_date ? parseInstant(account.contract_date) : null;
  if (began === null) return null;
  const days = Math.floor((now.getTime() - began) / dayMs);
  return Math.max(Math.floor(days / daysPerYear), 0) + 1;
}
