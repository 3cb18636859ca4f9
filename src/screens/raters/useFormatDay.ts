import { useLocaleState } from 'react-admin';

/** An ISO day as people write it. */
export function useFormatDay(): (day: string) => string {
  const [locale] = useLocaleState();
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => written.format(new Date(`${day}T00:00:00Z`));
}
