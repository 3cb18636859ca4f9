import type { PayPeriod } from '../../../../domain/pay/market/marketData.ts';
import { useFormat } from '../../../kit/useFormat.ts';

/** Formats pay in a currency: whole amounts, and hourly pay with cents. */
export function usePayFormat({
  currency,
  period,
}: {
  readonly currency: string;
  readonly period: PayPeriod;
}): (amount: number) => string {
  const format = useFormat();
  const digits = period === 'hour' ? 2 : 0;
  return (amount) =>
    format.number(amount, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
}
