import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SurveyCampaignResponse } from '../../../contract/v2/surveyCampaigns.ts';
import { addToSurvey, surveyKeys } from '../../../dataProviders/surveyCampaigns.ts';
import { teams } from '../../../resources/teams/teams.ts';
import { users } from '../../../resources/users/users.ts';
import { RecordPicker } from '../../kit/forms/RecordPicker.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';
import { pageWidths } from '../../theme/pageWidths.ts';

/** Adds teams and people to an open campaign; they are invited immediately. */
export function AddParticipants({ campaign }: { readonly campaign: SurveyCampaignResponse }) {
  const translate = useTranslate();
  const add = useAction(
    (added: { team_ids?: number[]; user_ids?: number[] }) =>
      addToSurvey({ campaign_id: campaign.id, team_ids: [], user_ids: [], ...added }),
    {
      invalidates: surveyKeys,
      success: (smart_count) => translate('surveys.targets.added', { smart_count }),
    },
  );
  return (
    <Panel title={translate('surveys.targets.add')} text={translate('surveys.targets.addText')}>
      <Stack sx={{ gap: 2, maxWidth: pageWidths.form }}>
        <RecordPicker
          of={teams}
          label={translate('surveys.targets.addTeam')}
          chosen={campaign.team_ids}
          busy={add.isPending}
          onPick={(id) => add.mutate({ team_ids: [id] })}
        />
        <RecordPicker
          of={users}
          label={translate('surveys.targets.addPerson')}
          chosen={campaign.user_ids}
          busy={add.isPending}
          onPick={(id) => add.mutate({ user_ids: [id] })}
        />
      </Stack>
    </Panel>
  );
}
