import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { createFormat, type Format } from './createFormat.ts';

/** Formatters for dates, times, numbers and lists in the language of the screen. */
export function useFormat(): Format {
  const locale = useLocale();
  return useMemo(() => createFormat(locale), [locale]);
}
