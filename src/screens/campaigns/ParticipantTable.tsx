import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ParticipantAnswer } from '../../../contract/v2/microSurvey.ts';
import type { WholeCampaign } from '../../../dataProviders/campaignActions.ts';
import { ParticipantMenu } from './ParticipantMenu.tsx';
import { ParticipantRow, wide } from './ParticipantRow.tsx';
import { useRights } from './useCampaign.ts';

interface Props {
  readonly campaign: WholeCampaign;
  readonly participants: readonly ParticipantAnswer[];
}

/** The participants of one page; all rows share one menu. */
export function ParticipantTable({ campaign, participants }: Props) {
  const translate = useTranslate();
  const { mayChange } = useRights(campaign);
  const [chosen, choose] = useState<ParticipantAnswer | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('campaigns.participants.table', { name: campaign.name });
  const head = (name: string) => translate(`campaigns.participants.columns.${name}`);
  return (
    <>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={label}
        sx={{ maxHeight: 'calc(100dvh - 280px)', minHeight: 240 }}
      >
        <Table stickyHeader aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell>{head('name')}</TableCell>
              <TableCell>{head('status')}</TableCell>
              <TableCell sx={wide}>{head('since')}</TableCell>
              <TableCell sx={wide}>{head('invited_on')}</TableCell>
              <TableCell sx={wide} align="right">
                {head('reminders_sent')}
              </TableCell>
              {mayChange && <TableCell align="right">{head('actions')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {participants.map((participant) => (
              <ParticipantRow
                key={participant.participant_id}
                participant={participant}
                onMenu={
                  mayChange
                    ? (button) => {
                        choose(participant);
                        setAnchor(button);
                      }
                    : null
                }
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {chosen && (
        <ParticipantMenu
          key={chosen.participant_id}
          campaign={campaign}
          participant={chosen}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
