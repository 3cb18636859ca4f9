import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../../dataProviders/campaignActions.ts';
import { teams } from '../../../resources/teams/teams.ts';
import { users } from '../../../resources/users/users.ts';
import { Panel } from './Panel.tsx';
import { Targets } from './Targets.tsx';
import { useRights } from './useCampaign.ts';

/** Whom a campaign asks: free to change as a draft, only to be added to while it is open. */
export function Audience({ campaign }: { readonly campaign: WholeCampaign }) {
  const translate = useTranslate();
  const { mayChange } = useRights(campaign);
  const isDraft = campaign.status === 'draft';
  const isForEveryone = campaign.audience === 'everyone';
  const everyone = isDraft ? 'campaigns.audience.everyone' : 'campaigns.audience.everyoneLaunched';
  const mayAdd = mayChange && campaign.status !== 'closed';
  return (
    <Panel title={translate('campaigns.audience.title')}>
      <Typography>{translate(isForEveryone ? everyone : 'campaigns.audience.chosen')}</Typography>
      {isForEveryone && isDraft && mayAdd && (
        <Typography variant="body2" color="text.secondary">
          {translate('campaigns.audience.change')}
        </Typography>
      )}
      {(!isForEveryone || (!isDraft && mayAdd)) && (
        <>
          <Targets campaign={campaign} kind="team_ids" of={teams} />
          <Targets campaign={campaign} kind="user_ids" of={users} />
        </>
      )}
      {!isDraft && mayAdd && (
        <Typography variant="body2" color="text.secondary">
          {translate('campaigns.audience.addLater')}
        </Typography>
      )}
    </Panel>
  );
}
