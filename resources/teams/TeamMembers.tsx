import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Card, Checkbox, IconButton, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useState } from 'react';
import {
  useDelete,
  useGetMany,
  useGetManyReference,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useHasTier } from '../../src/kit/context/useHasTier.ts';
import { SecondaryText } from '../../src/kit/page/SecondaryText.tsx';
import { LoadFailed } from '../../src/kit/states/LoadFailed.tsx';
import { LoadingState } from '../../src/kit/states/LoadingState.tsx';
import { useNotifyFailure } from '../../src/kit/useNotifyFailure.ts';
import { recordLabel } from '../kit/recordLabel.ts';
import { type MembershipRecord, memberships } from '../memberships/memberships.ts';
import { type UserRecord, users } from '../users/users.ts';
import { AddMembers } from './AddMembers.tsx';
import { FormerMembers } from './FormerMembers.tsx';
import { MemberBulkActions } from './MemberBulkActions.tsx';
import { TeamRules } from './TeamRules.tsx';

const maxMembers = 500;

/** The members of the team; administrators add and remove people. */
export function TeamMembers() {
  const team = useRecordContext();
  const translate = useTranslate();
  const canWrite = useHasTier(memberships.access.write);
  const {
    data = [],
    total,
    isPending,
    error,
    refetch,
  } = useGetManyReference<MembershipRecord>('memberships', {
    target: 'team_id',
    id: team?.id,
    pagination: { page: 1, perPage: maxMembers },
    sort: { field: 'id', order: 'ASC' },
  });
  const people = useGetMany<UserRecord>(
    'users',
    { ids: data.map(({ user_id }) => user_id) },
    { enabled: data.length > 0 },
  );
  const [selected, setSelected] = useState<readonly number[]>([]);
  const nameOf = (id: number) =>
    recordLabel(
      users,
      people.data?.find((user) => user?.id === id),
    );

  if (error) return <LoadFailed text={translate('kit.failed')} onRetry={() => refetch()} />;
  return (
    <Card component="section" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('kit.members')} {total === undefined ? '' : `(${total})`}
      </Typography>
      {canWrite && team ? (
        <AddMembers teamId={Number(team.id)} memberIds={data.map(({ user_id }) => user_id)} />
      ) : null}
      {isPending ? <LoadingState shape="rows" /> : null}
      {!isPending && data.length === 0 ? (
        <SecondaryText sx={{ py: 2 }}>{translate('resources.memberships.empty.title')}</SecondaryText>
      ) : null}
      {canWrite && team ? (
        <MemberBulkActions
          teamId={Number(team.id)}
          userIds={selected.filter((id) => data.some(({ user_id }) => user_id === id))}
          onClear={() => setSelected([])}
        />
      ) : null}
      <List dense>
        {data.map((membership) => (
          <ListItem
            key={membership.id}
            divider
            disableGutters
            secondaryAction={
              canWrite ? (
                <RemoveMember membership={membership} name={nameOf(membership.user_id)} onRemoved={refetch} />
              ) : null
            }
          >
            {canWrite ? (
              <Checkbox
                edge="start"
                size="small"
                checked={selected.includes(membership.user_id)}
                onChange={() => setSelected(toggled(selected, membership.user_id))}
                slotProps={{
                  input: {
                    'aria-label': translate('teams.members.select', { name: nameOf(membership.user_id) }),
                  },
                }}
              />
            ) : null}
            <ListItemText primary={nameOf(membership.user_id) || '…'} />
          </ListItem>
        ))}
      </List>
      {canWrite && team && !isPending ? <TeamRules teamId={Number(team.id)} /> : null}
      {team && !isPending ? <FormerMembers teamId={Number(team.id)} /> : null}
    </Card>
  );
}

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

interface RemoveProps {
  readonly membership: MembershipRecord;
  readonly name: string;
  readonly onRemoved: () => void;
}

/** The removal can be undone for a few seconds. */
function RemoveMember({ membership, name, onRemoved }: RemoveProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [remove] = useDelete();
  return (
    <IconButton
      edge="end"
      size="small"
      aria-label={translate('kit.removeMember', { name })}
      onClick={() =>
        remove(
          'memberships',
          { id: membership.id, previousData: membership },
          {
            mutationMode: 'undoable',
            onSuccess: () => notify('kit.memberRemoved', { undoable: true }),
            onError: (failure: unknown) => notifyFailure(failure),
            onSettled: onRemoved,
          },
        )
      }
    >
      <DeleteOutlined fontSize="small" />
    </IconButton>
  );
}
