import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, Link } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ParticipantResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { RelativeDay } from '../../kit/dates/RelativeDay.tsx';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { ContactHint } from './ContactHint.tsx';
import { campaignPaths } from './campaignPaths.ts';
import { InvitationStateChip } from './InvitationStateChip.tsx';
import { participantName } from './ParticipantActions.tsx';
import { ParticipantMenu } from './ParticipantMenu.tsx';
import { useCampaignRights } from './useCampaign.ts';

interface Props {
  readonly campaign: CampaignWithAudience;
  readonly participants: readonly ParticipantResponse[];
}

/** The participants of one page; all rows share one menu. */
export function ParticipantTable({ campaign, participants }: Props) {
  const translate = useTranslate();
  const { canChange } = useCampaignRights(campaign);
  const [selected, setSelected] = useState<ParticipantResponse | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const head = (name: string) => translate(`campaigns.participants.columns.${name}`);
  const nameIn = (participant: ParticipantResponse) =>
    participantName(participant, translate('campaigns.participants.unnamed'));
  const columns: readonly Column<ParticipantResponse>[] = [
    {
      name: 'name',
      cell: (participant) => (
        <>
          <Link component={RouterLink} to={campaignPaths.participant(participant.participant_id)}>
            {nameIn(participant)}
          </Link>
          <Hint sx={{ display: { md: 'none' } }}>
            <RelativeDay day={participant.invited_on} />
          </Hint>
        </>
      ),
    },
    {
      name: 'status',
      cell: (participant) => (
        <>
          <InvitationStateChip state={participant.status} />
          <ContactHint participant={participant} />
        </>
      ),
    },
    {
      name: 'invited',
      label: head('invited_on'),
      isWide: true,
      cell: ({ invited_on }) => <RelativeDay day={invited_on} />,
    },
  ];
  const actions: Column<ParticipantResponse> = {
    name: 'actions',
    align: 'right',
    cell: (participant) => (
      <IconButton
        size="small"
        aria-label={translate('campaigns.participants.actionsOf', { name: nameIn(participant) })}
        aria-haspopup="menu"
        onClick={(event) => {
          setSelected(participant);
          setAnchor(event.currentTarget);
        }}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
    ),
  };
  return (
    <>
      <DataTable
        columnTexts="campaigns.participants.columns"
        caption={translate('campaigns.participants.table', { name: campaign.name })}
        columns={canChange ? [...columns, actions] : columns}
        rows={participants}
        rowKey={({ participant_id }) => participant_id}
        maxHeight="max(240px, calc(100dvh - 340px))"
      />
      {selected && (
        <ParticipantMenu
          key={selected.participant_id}
          campaign={campaign}
          participant={selected}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
