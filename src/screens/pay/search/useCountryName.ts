import { useMemo } from 'react';
import { useLocale } from 'react-admin';

/** Returns the name of a country in the language of the screen, or its code. */
export function useCountryName(): (country: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
    return (country) => names.of(country) ?? country;
  }, [locale]);
}
