import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TopicWithReasons } from '../../../contract/v2/teamActions.ts';

type Reason = TopicWithReasons['reasons'][number];

/** Why a topic suggests itself as the focus, each reason with its error. */
export function FocusReasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const translate = useTranslate();
  if (reasons.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {reasons.map((reason) => (
        <Typography key={reason.kind} component="li" className="tabular">
          {translate(`focus.reasons.${reason.kind}.${certaintyOf(reason)}`, {
            smart_count: reason.points,
            margin: reason.margin,
            reference: reason.reference,
          })}
        </Typography>
      ))}
    </Box>
  );
}

function certaintyOf({ isBeyondChance, margin }: Reason): string {
  const certainty = isBeyondChance ? 'clear' : 'chance';
  return margin === null ? `${certainty}Unknown` : certainty;
}
