import { useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Metric } from '../../../domain/metrics/metrics.ts';

/** The words around a profile, in the reader's language. */
export function useProfileWords() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
    const metric = (name: Metric) => translate(`metrics.names.${name}`);
    return {
      metric,
      metrics: (names: readonly Metric[]) => lists.format(names.map(metric)),
      list: (names: readonly string[]) => lists.format(names),
      /** An ISO day; no time zone moves it. */
      day: (iso: string) => days.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`)),
      group: (name: string | null) => translate(`ownResults.groups.${name ?? 'all_others'}`),
    };
  }, [translate, locale]);
}
