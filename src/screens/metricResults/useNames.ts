import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Name } from './figures.ts';

/** Translates the names of metrics and domains. */
export function useNames(): Name {
  const translate = useTranslate();
  return useCallback((of, key) => translate(`metrics.${of}.${key}`), [translate]);
}
