import { Alert, Button, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { makeLetters, makePoster } from '../../../dataProviders/letters.ts';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import { teams } from '../../../resources/teams/teams.ts';
import { saveBlob } from '../../kit/charts/saveFile.ts';
import { RecordPicker } from '../../kit/forms/RecordPicker.tsx';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly campaign: CampaignWithAudience;
  readonly onClose: () => void;
}

/** Creates the letters with personal codes, for everyone or one team, and the poster. The server stores neither. */
export function LettersDialog({ campaign, onClose }: Props) {
  const translate = useTranslate();
  const [teamId, setTeamId] = useState<number | null>(null);
  const { campaign_id } = campaign;
  const letters = useAction(() => makeLetters(campaign_id, teamId), {
    success: 'campaigns.letters.made',
    onDone: ({ name, content }) => {
      saveBlob(name, content);
      onClose();
    },
  });
  const poster = useAction(() => makePoster(campaign_id), {
    success: null,
    onDone: ({ name, content }) => saveBlob(name, content),
  });
  const origin = window.location.origin;
  return (
    <ConfirmDialog
      title={translate('campaigns.letters.title', { name: campaign.name })}
      confirm={translate('campaigns.letters.confirm')}
      busy={letters.isPending}
      onConfirm={() => letters.mutate()}
      onClose={onClose}
    >
      <Typography>{translate('campaigns.letters.text')}</Typography>
      <Alert severity="warning">{translate('campaigns.letters.warning')}</Alert>
      <Typography>{translate('campaigns.letters.emails')}</Typography>
      <Typography>{translate('campaigns.letters.entering')}</Typography>
      {teamId === null ? (
        <RecordPicker
          of={teams}
          label={translate('campaigns.letters.team')}
          chosen={[]}
          busy={letters.isPending}
          onPick={setTeamId}
        />
      ) : (
        <TeamChip id={teamId} onRemove={() => setTeamId(null)} />
      )}
      <SecondaryText>{translate('campaigns.letters.kiosk', { address: `${origin}/kiosk` })}</SecondaryText>
      <Button
        variant="outlined"
        loading={poster.isPending}
        onClick={() => poster.mutate()}
        sx={{ justifySelf: 'start' }}
      >
        {translate('campaigns.letters.poster')}
      </Button>
    </ConfirmDialog>
  );
}

function TeamChip({ id, onRemove }: { readonly id: number; readonly onRemove: () => void }) {
  const translate = useTranslate();
  const { data } = useGetOne<RaRecord<number>>(teams.name, { id });
  const name = data ? recordLabel(teams, data) : '…';
  return (
    <Chip
      label={translate('campaigns.letters.onlyTeam', { name })}
      onDelete={onRemove}
      sx={{ justifySelf: 'start' }}
    />
  );
}
