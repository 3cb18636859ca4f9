import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { teams } from '../../../resources/teams/teams.ts';
import { users } from '../../../resources/users/users.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { AudienceTargets } from './AudienceTargets.tsx';
import { useCampaignRights } from './useCampaign.ts';

/** Who is invited: a draft can be changed freely; people can be added to an open campaign, but not removed. */
export function AudiencePanel({ campaign }: { readonly campaign: CampaignWithAudience }) {
  const translate = useTranslate();
  const { canChange } = useCampaignRights(campaign);
  const isDraft = campaign.status === 'draft';
  const isForEveryone = campaign.audience === 'everyone';
  const everyone = isDraft ? 'campaigns.audience.everyone' : 'campaigns.audience.everyoneLaunched';
  return (
    <Panel title={translate('campaigns.audience.title')}>
      <Typography>{translate(isForEveryone ? everyone : 'campaigns.audience.chosen')}</Typography>
      {isForEveryone && isDraft && canChange && <Hint>{translate('campaigns.audience.change')}</Hint>}
      {isForEveryone ? null : <Lists campaign={campaign} canAdd={isDraft && canChange} />}
      {campaign.status === 'open' && canChange && <AddPeople campaign={campaign} />}
    </Panel>
  );
}

interface ListsProps {
  readonly campaign: CampaignWithAudience;
  readonly canAdd: boolean;
}

function Lists({ campaign, canAdd }: ListsProps) {
  return (
    <>
      <AudienceTargets campaign={campaign} kind="team_ids" of={teams} canAdd={canAdd} />
      <AudienceTargets campaign={campaign} kind="user_ids" of={users} canAdd={canAdd} />
    </>
  );
}

/** Adds people to an open campaign. They are invited immediately, so the fields appear only after a button is pressed. */
function AddPeople({ campaign }: { readonly campaign: CampaignWithAudience }) {
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
      <Hint>{translate('campaigns.audience.addLater')}</Hint>
      <Lists campaign={campaign} canAdd />
    </>
  );
}
