import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
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
  return (
    <Panel title={translate('campaigns.audience.title')}>
      <Typography>{translate(isForEveryone ? everyone : 'campaigns.audience.chosen')}</Typography>
      {isForEveryone && isDraft && mayChange && (
        <Typography variant="body2" color="text.secondary">
          {translate('campaigns.audience.change')}
        </Typography>
      )}
      {isForEveryone ? null : <Lists campaign={campaign} mayAdd={isDraft && mayChange} />}
      {campaign.status === 'open' && mayChange && <Later campaign={campaign} />}
    </Panel>
  );
}

interface ListsProps {
  readonly campaign: WholeCampaign;
  readonly mayAdd: boolean;
}

function Lists({ campaign, mayAdd }: ListsProps) {
  return (
    <>
      <Targets campaign={campaign} kind="team_ids" of={teams} mayAdd={mayAdd} />
      <Targets campaign={campaign} kind="user_ids" of={users} mayAdd={mayAdd} />
    </>
  );
}

/** Who comes late is invited at once, so that is asked for first. */
function Later({ campaign }: { readonly campaign: WholeCampaign }) {
  const translate = useTranslate();
  const [isAdding, setAdding] = useState(false);
  if (!isAdding) {
    return (
      <Box>
        <Button variant="outlined" size="small" onClick={() => setAdding(true)}>
          {translate('campaigns.audience.invite')}
        </Button>
      </Box>
    );
  }
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate('campaigns.audience.addLater')}
      </Typography>
      <Lists campaign={campaign} mayAdd />
    </>
  );
}
