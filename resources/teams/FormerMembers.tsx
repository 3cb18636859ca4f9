import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResponseOf } from '../../contract/call.ts';
import type { teamCalls } from '../../contract/v2/teams.ts';
import { formerMembersQuery } from '../../dataProviders/teams.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { Pagination } from '../../src/kit/lists/Pagination.tsx';
import { LoadFailed } from '../../src/kit/states/LoadFailed.tsx';
import { useFormat } from '../../src/kit/useFormat.ts';

const pageSize = 25;

type FormerMember = ResponseOf<typeof teamCalls.history>['members'][number];

/** The former members of the team with their dates, collapsed at first. */
export function FormerMembers({ teamId }: { readonly teamId: number }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  const query = useQuery(formerMembersQuery(useAccountId(), teamId, page));
  const { members = [], total = 0 } = query.data ?? {};
  if (query.isError) {
    return <LoadFailed text={translate('teams.former.failed')} onRetry={() => void query.refetch()} />;
  }
  if (total === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {translate(isOpen ? 'teams.former.hide' : 'teams.former.show', { smart_count: total })}
      </Button>
      {isOpen && (
        <>
          <Typography component="h3" variant="subtitle2" sx={{ mt: 1 }}>
            {translate('teams.former.title')}
          </Typography>
          <List dense>
            {members.map((member) => (
              <Former key={member.id} member={member} />
            ))}
          </List>
          <Pagination total={total} page={page} pageSize={pageSize} onPage={setPage} />
        </>
      )}
    </Box>
  );
}

function Former({ member: { name, joined_on, left_on, left_by } }: { readonly member: FormerMember }) {
  const translate = useTranslate();
  const format = useFormat();
  const to = left_on ? format.day(left_on) : '';
  const period = translate('teams.former.span', { from: format.day(joined_on), to });
  const by = left_by ? ` · ${translate('teams.former.by', { name: left_by })}` : '';
  return (
    <ListItem divider disableGutters>
      <ListItemText primary={name} secondary={`${period}${by}`} />
    </ListItem>
  );
}
