import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Metric } from '../../../domain/metrics/metrics.ts';
import { useFormat } from '../../kit/useFormat.ts';

/** Formats the values of profiles. */
export function useProfileFormat() {
  const translate = useTranslate();
  const format = useFormat();
  return useMemo(() => {
    const metric = (name: Metric) => translate(`metrics.names.${name}`);
    return {
      metric,
      metrics: (names: readonly Metric[]) => format.list(names.map(metric)),
      list: (names: readonly string[]) => format.list(names),
      /** Formats the UTC day of an ISO timestamp. */
      day: (iso: string) => format.day(iso.slice(0, 10)),
      group: (name: string | null) => translate(`ownResults.groups.${name ?? 'all_others'}`),
    };
  }, [translate, format]);
}
