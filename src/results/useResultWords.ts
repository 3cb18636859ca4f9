import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { ResultWords } from '../../domain/results/resultTexts.ts';
import { useFormat } from '../kit/useFormat.ts';
import { useResultTexts } from './useResultTexts.ts';

/** How sentences about results are formed in the language of the screen. */
export function useResultWords(): ResultWords {
  const translate = useTranslate();
  const format = useFormat();
  const texts = useResultTexts();
  return useMemo(
    () => ({
      translate,
      list: texts.list,
      day: (day) => format.day(day.slice(0, 10)),
      member: (dimension, member) => texts.members(dimension, [member])[0] ?? member,
    }),
    [translate, format, texts],
  );
}
