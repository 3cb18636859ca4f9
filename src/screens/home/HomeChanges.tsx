import { Box, Link, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { HomeOverview, ListedChange } from '../../../contract/v2/home.ts';
import { useCanOpenPath } from '../../kit/context/useCanOpenPath.ts';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { HomeCard } from './HomeCard.tsx';

/** What changed for the person in the last weeks, newest first. */
export function HomeChanges({ query }: { readonly query: UseQueryResult<HomeOverview> }) {
  const translate = useTranslate();
  const canOpen = useCanOpenPath();
  return (
    <HomeCard title={translate('home.changes.title')}>
      <QueryState query={query} failed="home.changes.failed">
        {({ changes }) => {
          const shown = changes.filter(({ path }) => canOpen(path));
          return shown.length === 0 ? (
            <SecondaryText>{translate('home.changes.none')}</SecondaryText>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
              {shown.map((change) => (
                <ChangeLine key={`${change.kind} ${change.path} ${change.at}`} change={change} />
              ))}
            </Box>
          );
        }}
      </QueryState>
    </HomeCard>
  );
}

function ChangeLine({ change }: { readonly change: ListedChange }) {
  const translate = useTranslate();
  const format = useFormat();
  const { kind, name, at, is_new, path } = change;
  // A day without a time is one of the calendar, which no time zone shifts.
  const day = at.length === calendarDayLength ? format.day(at) : format.date(at);
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography>
        <Link component={RouterLink} to={path} sx={{ fontWeight: is_new ? 500 : 400 }}>
          {translate(`home.changes.kinds.${kind}`, { name: name ?? '' })}
        </Link>
      </Typography>
      <Hint className="tabular">{is_new ? translate('home.changes.newOn', { day }) : day}</Hint>
    </Box>
  );
}

const calendarDayLength = '2026-01-31'.length;
