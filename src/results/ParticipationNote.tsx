import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResultTexts } from './useResultTexts.ts';

/** An open campaign with banded totals and no results. */
export interface OpenCampaign {
  readonly campaign_id: number;
  readonly name: string;
  readonly closes_on: string;
  readonly invited_from: number | null;
  readonly participation_percent: number | null;
}

/** The participation rate so far. */
export function ParticipationNote({ campaign }: { readonly campaign: OpenCampaign }) {
  return (
    <Box
      role="note"
      className="tabular"
      sx={{
        borderInlineStart: '4px solid',
        borderColor: 'primary.light',
        borderRadius: 0.5,
        bgcolor: 'background.paper',
        typography: 'body2',
        px: 2,
        py: 1.25,
      }}
    >
      <ParticipationText campaign={campaign} />
    </Box>
  );
}

export function ParticipationText({ campaign }: { readonly campaign: OpenCampaign }) {
  const translate = useTranslate();
  const words = useResultTexts();
  const { name, closes_on, invited_from, participation_percent } = campaign;
  return (
    <>
      <strong>{translate('results.open.title', { name, day: words.day(closes_on) })}</strong>{' '}
      {participation_percent === null
        ? translate('results.open.noRate')
        : translate('results.open.rate', {
            percent: participation_percent,
            people: words.people(invited_from),
          })}{' '}
      {translate('results.open.later')}
    </>
  );
}
