import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ParticipantAnswer } from '../../../contract/v2/benchmarkCampaigns.ts';
import { RelativeDay } from '../../kit/dates/RelativeDay.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../kit/useFormat.ts';

/** The days on which a participant was invited, started and finished, without the time of day. */
export function ParticipantSteps({ participant }: { readonly participant: ParticipantAnswer }) {
  const translate = useTranslate();
  const format = useFormat();
  const { invited_on, started_on, finished_on, reminders_sent } = participant;
  const steps = [
    ['invited', invited_on],
    ['started', started_on],
    ['finished', finished_on],
  ] as const;
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 3, rowGap: 1 }}
      >
        {steps.map(([step, day]) => (
          <Box key={step} sx={{ display: 'contents' }}>
            <Typography component="dt" color="text.secondary">
              {translate(`campaigns.participant.status.${step}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {day === null ? (
                translate('campaigns.participant.notYet')
              ) : (
                <>
                  {format.day(day, 'long')} (<RelativeDay day={day} />)
                </>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
      <Hint>
        {reminders_sent === 0
          ? translate('campaigns.participant.noReminders')
          : translate('campaigns.participant.reminders', { smart_count: reminders_sent })}
      </Hint>
    </>
  );
}
