import { Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ParticipantAnswer } from '../../../contract/v2/microSurvey.ts';
import type { WholeCampaign } from '../../../dataProviders/campaignActions.ts';
import { nameOf } from './ParticipantActions.tsx';
import { ParticipantMenu } from './ParticipantMenu.tsx';
import { places } from './places.ts';
import { RelativeDay } from './RelativeDay.tsx';
import { StatusChip } from './StatusChip.tsx';
import { useRights } from './useCampaign.ts';

interface Props {
  readonly campaign: WholeCampaign;
  readonly participants: readonly ParticipantAnswer[];
}

const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

export function ParticipantTable({ campaign, participants }: Props) {
  const translate = useTranslate();
  const { mayChange } = useRights(campaign);
  const label = translate('campaigns.participants.table', { name: campaign.name });
  const head = (name: string) => translate(`campaigns.participants.columns.${name}`);
  return (
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
            <TableCell>{head('since')}</TableCell>
            <TableCell sx={wide}>{head('invited_on')}</TableCell>
            <TableCell sx={wide} align="right">
              {head('reminders_sent')}
            </TableCell>
            {mayChange && <TableCell align="right">{head('actions')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {participants.map((participant) => (
            <TableRow key={participant.participant_id} hover>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={places.participant(participant.participant_id)}>
                  {nameOf(participant, translate('campaigns.participants.unnamed'))}
                </Link>
              </TableCell>
              <TableCell>
                <StatusChip status={participant.status} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <RelativeDay day={sinceOf(participant)} />
              </TableCell>
              <TableCell sx={wide}>
                <RelativeDay day={participant.invited_on} />
              </TableCell>
              <TableCell sx={wide} align="right">
                {participant.reminders_sent}
              </TableCell>
              {mayChange && (
                <TableCell align="right" padding="none">
                  <ParticipantMenu participant={participant} campaign={campaign} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const sinceOf = ({ finished_on, started_on, invited_on }: ParticipantAnswer) =>
  finished_on ?? started_on ?? invited_on;
