import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { campaignPaths } from './campaignPaths.ts';

interface Bar {
  readonly name: string;
  readonly text: string;
  /** The percentage of invited people who have reached the step. */
  readonly percent: number;
}

/** Participation as a range of people and rounded rates. An exact count would reveal when one person answers. */
export function ParticipationFunnel({ campaign }: { readonly campaign: CampaignWithAudience }) {
  const translate = useTranslate();
  const bars = useBars(campaign);
  const isOver = campaign.status === 'closed';
  return (
    <Panel title={translate('campaigns.funnel.title')}>
      {bars.length === 0 ? (
        <SecondaryText>
          {translate(isOver ? 'campaigns.funnel.tooFewClosed' : 'campaigns.funnel.tooFew', {
            k: campaign.min_group,
          })}
        </SecondaryText>
      ) : (
        <Bars bars={bars} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Hint>
          {bars.length > 0 && translate(isOver ? 'campaigns.funnel.noteClosed' : 'campaigns.funnel.note')}
        </Hint>
        <Link component={RouterLink} to={campaignPaths.participants(campaign.campaign_id)} variant="body2">
          {translate('campaigns.actions.participants')}
        </Link>
      </Box>
    </Panel>
  );
}

function useBars(campaign: CampaignWithAudience): readonly Bar[] {
  const translate = useTranslate();
  const { invited_from, started_percent, participation_percent } = campaign;
  if (invited_from === null || participation_percent === null) return [];
  const band = translate(`campaigns.funnel.bands.${invited_from}`);
  const share = (name: 'started' | 'finished', percent: number): Bar => ({
    name: translate(`campaigns.funnel.${name}`),
    text: translate('campaigns.funnel.share', { percent }),
    percent,
  });
  return [
    {
      name: translate('campaigns.funnel.invited'),
      text: translate('campaigns.funnel.people', { band }),
      percent: 100,
    },
    ...(started_percent === null ? [] : [share('started', started_percent)]),
    share('finished', participation_percent),
  ];
}

function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {bars.map(({ name, text, percent }) => (
        <Box key={name} sx={{ display: 'grid', gridTemplateColumns: '88px 1fr', alignItems: 'center' }}>
          <Typography component="dt">{name}</Typography>
          <Box component="dd" sx={{ m: 0, display: 'flex', gap: 2, alignItems: 'center' }}>
            <Box aria-hidden sx={{ flex: 1, height: 16, borderRadius: 0.5, bgcolor: 'action.hover' }}>
              <Box sx={{ width: `${percent}%`, height: 1, borderRadius: 0.5, bgcolor: 'primary.light' }} />
            </Box>
            <Typography className="tabular" sx={{ minWidth: 152, fontWeight: 500 }}>
              {text}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
