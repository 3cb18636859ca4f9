import { Box, Button, List, ListItem, ListItemText, Pagination, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Failed } from '../../src/kit/lists/ListStates.tsx';
import type { FormerMember } from './regrouping.ts';
import { useTeamProvider } from './useTeamProvider.tsx';

const onAPage = 25;

/** Who was in the team once, from when to when; opened on demand. */
export function FormerMembers({ teamId }: { readonly teamId: number }) {
  const translate = useTranslate();
  const provider = useTeamProvider();
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['former-members', teamId, page],
    queryFn: () => provider.formerMembers(teamId, page),
    placeholderData: (previous) => previous,
  });
  const { members = [], total = 0 } = query.data ?? {};
  if (query.isError) return <Failed text="teams.former.failed" onRetry={() => void query.refetch()} />;
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
          {total > onAPage && (
            <Pagination
              page={page}
              count={Math.ceil(total / onAPage)}
              onChange={(_, next) => setPage(next)}
              aria-label={translate('teams.former.pages')}
            />
          )}
        </>
      )}
    </Box>
  );
}

function Former({ member: { name, joined_on, left_on, left_by } }: { readonly member: FormerMember }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const day = (on: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(on));
  const span = translate('teams.former.span', { from: day(joined_on), to: left_on ? day(left_on) : '' });
  const by = left_by ? ` · ${translate('teams.former.by', { name: left_by })}` : '';
  return (
    <ListItem divider disableGutters>
      <ListItemText primary={name} secondary={`${span}${by}`} />
    </ListItem>
  );
}
