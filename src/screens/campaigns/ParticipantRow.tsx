import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, Link, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ParticipantAnswer } from '../../../contract/v2/microSurvey.ts';
import { RelativeDay } from '../../kit/dates/RelativeDay.tsx';
import { campaignPaths } from './campaignPaths.ts';
import { nameOf } from './ParticipantActions.tsx';
import { StatusChip } from './StatusChip.tsx';

interface Props {
  readonly participant: ParticipantAnswer;
  /** Null where nothing may be done. */
  readonly onMenu: ((button: HTMLElement) => void) | null;
}

const narrow = { display: { md: 'none' } } as const;
/** Columns that a phone does without. */
export const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

export function ParticipantRow({ participant, onMenu }: Props) {
  const translate = useTranslate();
  const { participant_id, status, invited_on, started_on, finished_on, reminders_sent } = participant;
  const name = nameOf(participant, translate('campaigns.participants.unnamed'));
  const since = <RelativeDay day={finished_on ?? started_on ?? invited_on} />;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <Link component={RouterLink} to={campaignPaths.participant(participant_id)}>
          {name}
        </Link>
        <Typography variant="body2" color="text.secondary" sx={narrow}>
          {since}
        </Typography>
      </TableCell>
      <TableCell>
        <StatusChip status={status} />
      </TableCell>
      <TableCell sx={wide}>{since}</TableCell>
      <TableCell sx={wide}>
        <RelativeDay day={invited_on} />
      </TableCell>
      <TableCell sx={wide} align="right">
        {reminders_sent}
      </TableCell>
      {onMenu && (
        <TableCell align="right" padding="none">
          <IconButton
            size="small"
            aria-label={translate('campaigns.participants.actionsOf', { name })}
            aria-haspopup="menu"
            onClick={(event) => onMenu(event.currentTarget)}
          >
            <MoreVertIcon fontSize="small" />
          </IconButton>
        </TableCell>
      )}
    </TableRow>
  );
}
