import { Box, Typography } from '@mui/material';
import type { ScoreDifference } from '../../../domain/scoring/measureDifferences.ts';
import { visuallyHidden } from '../../kit/page/visuallyHidden.ts';
import { useDifferenceText } from './useDifferenceText.ts';

interface DifferenceFigureProps {
  readonly difference: ScoreDifference | null;
  /** The text without a difference. */
  readonly none: string;
}

/** A difference with its margin: strong if it is significant, pale if chance can explain it. */
export function DifferenceFigure({ difference, none }: DifferenceFigureProps) {
  const textOf = useDifferenceText();
  if (!difference) return <Pale>{none}</Pale>;
  const { mark, figure, meaning, isSignificant } = textOf(difference);
  if (!isSignificant)
    return (
      <Pale>
        {figure}
        {meaning && ` ${meaning}`}
      </Pale>
    );
  return (
    <Typography component="span" variant="body2" className="tabular" sx={{ fontWeight: 500 }}>
      <Box component="span" aria-hidden sx={{ mr: 0.5 }}>
        {mark}
      </Box>
      {figure} <span style={visuallyHidden}>{meaning}</span>
    </Typography>
  );
}

const Pale = ({ children }: { readonly children: React.ReactNode }) => (
  <Typography component="span" variant="body2" className="tabular" color="text.secondary">
    {children}
  </Typography>
);
