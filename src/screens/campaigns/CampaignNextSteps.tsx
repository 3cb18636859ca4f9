import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { reminderDaysOf } from '../../../domain/reminders/reminderDays.ts';
import { localToday } from '../../kit/dates/localToday.ts';
import { RelativeDay } from '../../kit/dates/RelativeDay.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../kit/useFormat.ts';

/** The next steps of a campaign with their dates. */
export function CampaignNextSteps({ campaign }: { readonly campaign: CampaignWithAudience }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('campaigns.next.title')}>
      {campaign.status === 'draft' && <DraftSteps campaign={campaign} />}
      {campaign.status === 'open' && <OpenSteps campaign={campaign} />}
      {campaign.status === 'closed' && <ClosedSteps campaign={campaign} />}
    </Panel>
  );
}

function DraftSteps({ campaign }: { readonly campaign: CampaignWithAudience }) {
  const translate = useTranslate();
  const format = useFormat();
  const day = campaign.opens_on && format.day(campaign.opens_on, 'long');
  const reminders = campaign.reminders ? 'reminders' : 'noReminders';
  return (
    <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
      {day !== null && campaign.scheduled_at !== null ? (
        <li>{translate('campaigns.next.draft.scheduled', { day })}</li>
      ) : (
        <>
          <li>{translate('campaigns.next.draft.choose')}</li>
          <li>
            {translate('campaigns.next.draft.open')}{' '}
            {day && translate('campaigns.next.draft.planned', { day })}
          </li>
        </>
      )}
      <li>{translate(`campaigns.next.draft.${reminders}`)}</li>
      <li>
        {translate('campaigns.next.open.lastDay')}: {format.day(campaign.closes_on, 'long')}.{' '}
        {translate('campaigns.next.open.publish')}
      </li>
    </Box>
  );
}

function OpenSteps({ campaign }: { readonly campaign: CampaignWithAudience }) {
  const translate = useTranslate();
  const reminder = nextReminder(campaign, localToday());
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {reminder ? <NextDay label="campaigns.next.open.reminder" day={reminder} /> : null}
        <NextDay label="campaigns.next.open.lastDay" day={campaign.closes_on} />
      </Box>
      {reminder ? null : <Typography>{translate('campaigns.next.open.noReminder')}</Typography>}
      <Typography>{translate('campaigns.next.open.publish')}</Typography>
    </>
  );
}

function ClosedSteps({ campaign }: { readonly campaign: CampaignWithAudience }) {
  const translate = useTranslate();
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        <NextDay label="campaigns.next.closed.closedOn" day={campaign.closed_on ?? campaign.closes_on} />
      </Box>
      {campaign.publishing_percent === null ? (
        <Typography>{translate('campaigns.next.closed.published')}</Typography>
      ) : (
        <Publishing percent={campaign.publishing_percent} />
      )}
      <SecondaryText>{translate('campaigns.next.closed.kept')}</SecondaryText>
    </>
  );
}

function Publishing({ percent }: { readonly percent: number }) {
  const translate = useTranslate();
  const text = translate('campaigns.next.closed.publishing');
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Typography>{text}</Typography>
      <LinearProgress variant="determinate" value={percent} aria-label={text} />
    </Box>
  );
}

function NextDay({ label, day }: { readonly label: string; readonly day: string }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <div>
      <Typography component="dt" variant="body2" color="text.secondary">
        {translate(label)}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {format.day(day, 'long')} (<RelativeDay day={day} />)
      </Typography>
    </div>
  );
}

/** The day of the next reminder; null if none is left or reminders are off. */
function nextReminder(
  { reminders, launched_on, closes_on }: CampaignWithAudience,
  today: string,
): string | null {
  if (!reminders || launched_on === null) return null;
  return reminderDaysOf(launched_on, closes_on).find((day) => day > today) ?? null;
}
