import { useLocaleState } from 'react-admin';

/** A calendar day in the reader's way of writing; no time zone moves it. */
export function CalendarDay({ day }: { readonly day: string }) {
  const [locale] = useLocaleState();
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  );
  return <time dateTime={day}>{text}</time>;
}
