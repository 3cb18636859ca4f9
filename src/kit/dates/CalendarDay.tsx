import { useFormat } from '../useFormat.ts';

/** A calendar day in the reader's locale; no time zone shifts it. */
export function CalendarDay({ day }: { readonly day: string }) {
  const format = useFormat();
  return <time dateTime={day}>{format.day(day)}</time>;
}
