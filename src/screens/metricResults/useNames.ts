import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Name } from './figures.ts';

/** What metrics and domains are called in the reader's language. */
export function useNames(): Name {
  const translate = useTranslate();
  return useCallback((of, key) => translate(`metrics.${of}.${key}`), [translate]);
}
