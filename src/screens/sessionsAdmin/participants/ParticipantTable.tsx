import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  decideRequests,
  participantsPageSize,
  type SessionParticipants,
  sessionParticipantKeys,
  setAttendance,
} from '../../../../dataProviders/sessionParticipants.ts';
import { canEnterSession } from '../../../../domain/sessions/registrationStatus.ts';
import { joinOpens } from '../../../../domain/sessions/sessionTimes.ts';
import type { EventRecord } from '../../../../resources/events/events.ts';
import { type Column, DataTable } from '../../../kit/lists/DataTable.tsx';
import { Pagination } from '../../../kit/lists/Pagination.tsx';
import { StatusChip } from '../../../kit/page/StatusChip.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useFormat } from '../../../kit/useFormat.ts';

type Participant = SessionParticipants['participants'][number];

interface Props {
  readonly event: EventRecord;
  readonly data: SessionParticipants;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The people who registered, with their status and what the organizer can decide. */
export function ParticipantTable({ event, data, page, onPage }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const statusText = ({ status, position, offer_expires_at }: Participant) => {
    const text = translate(`liveSessions.participants.status.${status}`);
    if (position !== null) return translate('liveSessions.participants.position', { text, position });
    if (offer_expires_at === null) return text;
    return translate('liveSessions.participants.until', { text, when: format.dateTime(offer_expires_at) });
  };
  const columns: readonly Column<Participant>[] = [
    { name: 'name', cell: ({ name }) => name },
    { name: 'company', isWide: true, cell: ({ company }) => company },
    {
      name: 'status',
      cell: (row) => <StatusChip status={row.status} label={statusText(row)} />,
    },
    { name: 'action', cell: (row) => <RowActions event={event} participant={row} /> },
  ];
  return (
    <>
      <DataTable
        caption={translate('liveSessions.participants.table')}
        columnTexts="liveSessions.participants.columns"
        columns={columns}
        rows={data.participants}
        rowKey={({ id }) => id}
      />
      <Pagination total={data.total} page={page} pageSize={participantsPageSize} onPage={onPage} />
    </>
  );
}

function RowActions({
  event,
  participant,
}: {
  readonly event: EventRecord;
  readonly participant: Participant;
}) {
  const translate = useTranslate();
  const { id, name, status } = participant;
  const row = { event_id: event.id, registration_ids: [id] };
  const decide = useAction((approved: boolean) => decideRequests({ ...row, approved }), {
    invalidates: sessionParticipantKeys,
  });
  const attend = useAction((attended: boolean) => setAttendance({ ...row, attended }), {
    invalidates: sessionParticipantKeys,
  });
  const isRunning = event.status !== 'cancelled' && joinOpens(event).getTime() <= Date.now();
  const button = (text: string, onClick: () => void, isBusy: boolean) => (
    <Button
      key={text}
      size="small"
      loading={isBusy}
      aria-label={translate(`liveSessions.participants.${text}Of`, { name })}
      onClick={onClick}
    >
      {translate(`liveSessions.participants.${text}`)}
    </Button>
  );
  if (status === 'requested')
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {button('approve', () => decide.mutate(true), decide.isPending)}
        {button('decline', () => decide.mutate(false), decide.isPending)}
      </Box>
    );
  if (!isRunning || !canEnterSession(status)) return null;
  const hasAttended = status === 'attended';
  return button(
    hasAttended ? 'notAttended' : 'attended',
    () => attend.mutate(!hasAttended),
    attend.isPending,
  );
}
