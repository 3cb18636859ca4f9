import { Box, TableCell, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ShareAnswer } from '../../../contract/v2/surveyCampaigns.ts';

type Part = 'started' | 'finished';

/** The percent that may be said of a part of those invited; null where nothing may be said. */
export function percentOf({ exact, ...banded }: ShareAnswer, participation: Part): number | null {
  if (exact === null) return banded[`${participation}_percent`];
  return exact.invited === 0 ? null : Math.round((100 * exact[participation]) / exact.invited);
}

/** How a share is said in words. */
export function useShareWords() {
  const translate = useTranslate();
  return {
    invited: ({ exact, invited_from }: ShareAnswer): string => {
      if (exact) return String(exact.invited);
      return translate(
        invited_from === null ? 'surveys.funnel.few' : `campaigns.funnel.bands.${invited_from}`,
      );
    },
    part: (share: ShareAnswer, participation: Part): string => {
      const { exact } = share;
      if (exact?.invited === 0) return '–';
      if (exact)
        return translate('surveys.funnel.count', { count: exact[participation], all: exact.invited });
      const percent = percentOf(share, participation);
      return percent === null
        ? translate('surveys.funnel.hidden')
        : translate('surveys.funnel.percent', { percent });
    },
  };
}

/** One part of a share: its words over a bar, which only repeats them. */
export function ShareCell({
  share,
  part: participation,
}: {
  readonly share: ShareAnswer;
  readonly part: Part;
}) {
  const words = useShareWords();
  const percent = percentOf(share, participation);
  return (
    <TableCell>
      <Typography variant="body2" className="tabular" color={percent === null ? 'text.secondary' : undefined}>
        {words.part(share, participation)}
      </Typography>
      {percent !== null && (
        <Box
          aria-hidden
          sx={{ height: 6, mt: 0.5, minWidth: 48, borderRadius: 0.5, bgcolor: 'action.hover' }}
        >
          <Box sx={{ width: `${percent}%`, height: 1, borderRadius: 0.5, bgcolor: 'primary.light' }} />
        </Box>
      )}
    </TableCell>
  );
}
