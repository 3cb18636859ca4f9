import { Box, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Hint } from '../../../kit/page/SecondaryText.tsx';

interface Props {
  /** What the progress is of. */
  readonly title: string;
  readonly unit: 'courses' | 'lessonsDone';
  readonly done: number;
  readonly total: number;
}

/** A progress bar with its numbers. */
export function ProgressLine({ title, unit, done, total }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <LinearProgress
        variant="determinate"
        aria-label={translate('ownLearning.progressOf', { title })}
        value={total === 0 ? 0 : Math.round((done / total) * 100)}
      />
      <Hint className="tabular">{translate(`ownLearning.${unit}`, { done, smart_count: total })}</Hint>
    </Box>
  );
}
