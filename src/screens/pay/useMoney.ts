import { useFormat } from '../../kit/useFormat.ts';

/** Formats whole amounts of a currency in the person's locale. */
export function useMoney(currency: string): (amount: number) => string {
  const format = useFormat();
  return (amount) => format.number(amount, { style: 'currency', currency, maximumFractionDigits: 0 });
}
