import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ParticipationShare } from '../../../contract/v2/surveyCampaigns.ts';

type Step = 'started' | 'finished';

/** Returns the percentage of invited people who have reached a step; null if it is suppressed. */
function percentOf({ exact, ...banded }: ParticipationShare, step: Step): number | null {
  if (exact === null) return banded[`${step}_percent`];
  return exact.invited === 0 ? null : Math.round((100 * exact[step]) / exact.invited);
}

/** Formats a share as text. */
export function useShareTexts() {
  const translate = useTranslate();
  return {
    invited: ({ exact, invited_from }: ParticipationShare): string => {
      if (exact) return String(exact.invited);
      return translate(
        invited_from === null ? 'surveys.funnel.few' : `campaigns.funnel.bands.${invited_from}`,
      );
    },
    progress: (share: ParticipationShare, step: Step): string => {
      const { exact } = share;
      if (exact?.invited === 0) return '–';
      if (exact) return translate('surveys.funnel.count', { count: exact[step], all: exact.invited });
      const percent = percentOf(share, step);
      return percent === null
        ? translate('surveys.funnel.hidden')
        : translate('surveys.funnel.percent', { percent });
    },
  };
}

interface ShareBarProps {
  readonly share: ParticipationShare;
  readonly step: Step;
}

/** A share as text above a bar of the same value. */
export function ProgressShareBar({ share, step }: ShareBarProps) {
  const words = useShareTexts();
  const percent = percentOf(share, step);
  return (
    <>
      <Typography variant="body2" className="tabular" color={percent === null ? 'text.secondary' : undefined}>
        {words.progress(share, step)}
      </Typography>
      {percent !== null && (
        <Box
          aria-hidden
          sx={{ height: 6, mt: 0.5, minWidth: 48, borderRadius: 0.5, bgcolor: 'action.hover' }}
        >
          <Box sx={{ width: `${percent}%`, height: 1, borderRadius: 0.5, bgcolor: 'primary.light' }} />
        </Box>
      )}
    </>
  );
}
