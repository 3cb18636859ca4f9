import { useFormat } from '../useFormat.ts';

/** A calendar day in the reader's way of writing; no time zone moves it. */
export function CalendarDay({ day }: { readonly day: string }) {
  const format = useFormat();
  return <time dateTime={day}>{format.day(day)}</time>;
}
