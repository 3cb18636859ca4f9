import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnScoreChange } from '../../../contract/v2/personalScores.ts';
import type { Metric } from '../../../domain/metrics/metrics.ts';
import type { ChangeWord } from '../../../domain/scoring/detectChanges.ts';
import { useProfileFormat } from './useProfileFormat.ts';

interface ChangedMetric {
  readonly key: Metric;
  readonly was: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly word: ChangeWord;
}

interface Props {
  readonly completed: OwnScoreChange['completed'];
  readonly rows: readonly ChangedMetric[];
}

/** The courses that were completed between two profiles, each next to the change of its metric. */
export function CompletedCourses({ completed, rows }: Props) {
  const translate = useTranslate();
  const words = useProfileFormat();
  const lines = completed.flatMap((course) => {
    const row = rows.find(({ key }) => key === course.metric);
    return row ? [{ ...course, ...row }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <Box sx={{ px: 1, mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {translate('ownResults.changes.completed.title')}
      </Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {lines.map(({ course_id, title, metric, completed_on, was, value, low, high, word }) => (
          <Typography component="li" variant="body2" key={`${course_id} ${completed_on}`}>
            {translate('ownResults.changes.completed.item', {
              course: title,
              day: words.day(completed_on),
              metric: words.metric(metric),
              before: Math.round(was),
              after: Math.round(value),
              low: Math.round(low),
              high: Math.round(high),
              word: translate(`ownResults.changes.words.${word}`),
            })}
          </Typography>
        ))}
      </Box>
      <Typography variant="caption" color="text.secondary">
        {translate('ownResults.changes.completed.caution')}
      </Typography>
    </Box>
  );
}
