import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CycleReports } from '../../../contract/v2/reports.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';

/** The progress of creating the reports, which continues after the page is closed. */
export function ReportProgress({ run }: { readonly run: NonNullable<CycleReports['run']> }) {
  const translate = useTranslate();
  const { waiting, made, failed, none } = run.counts;
  const all = waiting + made + failed + none;
  const done = all - waiting;
  const sentence = translate('exports.cycle.progress', { done, all });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status">{sentence}</Typography>
      <LinearProgress
        variant="determinate"
        value={all === 0 ? 0 : (done / all) * 100}
        aria-label={sentence}
        sx={{ height: 8, borderRadius: 1, backgroundColor: 'divider' }}
      />
      <Hint>{translate(run.kind === 'zip' ? 'exports.cycle.leave' : 'exports.cycle.leaveMails')}</Hint>
    </Box>
  );
}
