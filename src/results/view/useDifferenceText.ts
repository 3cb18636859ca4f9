import { useTranslate } from 'react-admin';
import type { ScoreDifference } from '../../../domain/scoring/measureDifferences.ts';
import { useFormat } from '../../kit/useFormat.ts';

/** A difference as it is shown: `▲ +8 (±4)`, with its meaning in words. */
export interface DifferenceText {
  readonly mark: '▲' | '▼' | null;
  readonly figure: string;
  readonly meaning: string | null;
  /** Whether chance can't explain it, so that it is drawn strongly. */
  readonly isSignificant: boolean;
}

/** Returns a function that puts a difference into words. */
export function useDifferenceText(): (difference: ScoreDifference) => DifferenceText {
  const translate = useTranslate();
  const format = useFormat();
  return ({ points, margin, word }) => {
    if (points === null) return plain(translate('results.view.rows.unknown'));
    const signed = format.number(points, { signDisplay: 'exceptZero' });
    if (margin === null || word === null)
      return plain(translate('results.view.rows.noMargin', { points: signed }));
    const figure = translate('results.view.rows.withMargin', { points: signed, margin });
    if (word === 'noClearChange') return { ...plain(figure), meaning: translate('results.view.rows.chance') };
    return {
      mark: word === 'up' ? '▲' : '▼',
      figure,
      meaning: translate('results.view.rows.significant'),
      isSignificant: true,
    };
  };
}

const plain = (figure: string): DifferenceText => ({
  mark: null,
  figure,
  meaning: null,
  isSignificant: false,
});
