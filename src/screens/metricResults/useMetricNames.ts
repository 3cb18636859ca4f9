import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { NameTranslator } from './metricFigures.ts';

/** Translates the names of metrics and domains. */
export function useMetricNames(): NameTranslator {
  const translate = useTranslate();
  return useCallback((of, key) => translate(`metrics.${of}.${key}`), [translate]);
}
