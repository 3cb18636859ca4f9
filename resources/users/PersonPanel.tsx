import { Box, Button, Link, Skeleton, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import {
  type DataProvider,
  useCreatePath,
  useDataProvider,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CalendarDay } from '../../src/kit/dates/CalendarDay.tsx';
import { RelativeTime } from '../../src/kit/dates/RelativeTime.tsx';
import { describeField } from '../../src/kit/forms/describeField.ts';
import { Failed } from '../../src/kit/lists/ListStates.tsx';
import { peoplePaths } from './peoplePaths.ts';
import type { UserRecord } from './users.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}
interface Overview {
  readonly teams: readonly Named[];
  readonly led_teams: readonly Named[];
  readonly last_sign_in: string | null;
  readonly has_password: boolean;
  readonly sessions: number;
  readonly open_surveys: readonly {
    readonly name: string;
    readonly closes_on: string;
    readonly participant_id: number;
    readonly state: string;
  }[];
}
interface AboutPeople extends DataProvider {
  readOverview(userId: number): Promise<Overview>;
  sendPasswordLink(userId: number): Promise<string>;
}

/** What stands around a person's record: signing in, teams, open surveys. Never a result. */
export function PersonPanel() {
  const record = useRecordContext<UserRecord>();
  const dataProvider = useDataProvider<AboutPeople>();
  const translate = useTranslate();
  const id = useId();
  const userId = record?.id ?? 0;
  const query = useQuery({
    queryKey: ['people-overview', userId],
    queryFn: () => dataProvider.readOverview(userId),
    enabled: userId > 0,
  });
  const said = (key: string, args = {}) => translate(`people.person.${key}`, args);
  if (!record) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ maxWidth: 640, mt: 4, display: 'grid', gap: 2 }}>
      <Typography id={id} component="h2" variant="h6">
        {said('title')}
      </Typography>
      {query.isPending && <Skeleton height={120} />}
      {query.isError && <Failed text="people.person.failed" onRetry={() => query.refetch()} />}
      {query.data && <Facts overview={query.data} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {record.status === 'active' && (
          <PasswordLink userId={userId} isFirst={query.data?.has_password === false} />
        )}
        <Button component={RouterLink} to={peoplePaths.explain(userId)}>
          {said('explain')}
        </Button>
      </Box>
    </Box>
  );
}

function Facts({ overview }: { readonly overview: Overview }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const said = (key: string, args = {}) => translate(`people.person.${key}`, args);
  const { teams, led_teams, last_sign_in, has_password, sessions, open_surveys } = overview;
  const links = (all: readonly Named[]) =>
    all.map(({ id, name }) => (
      <Box key={id}>
        <Link
          underline="always"
          component={RouterLink}
          to={createPath({ resource: 'teams', type: 'edit', id })}
        >
          {name}
        </Link>
      </Box>
    ));
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1,
        columnGap: 2,
        gridTemplateColumns: { sm: '176px minmax(0, 1fr)' },
      }}
    >
      <Fact label={said('lastSignIn')}>
        {last_sign_in === null ? said('never') : <RelativeTime at={last_sign_in} />}
        {sessions > 0 && ` · ${said('sessions', { smart_count: sessions })}`}
        {!has_password && <div>{said('noPassword')}</div>}
      </Fact>
      <Fact label={said('teams')}>{teams.length > 0 ? links(teams) : said('noTeams')}</Fact>
      {led_teams.length > 0 && <Fact label={said('leads')}>{links(led_teams)}</Fact>}
      <Fact label={said('surveys')}>
        {open_surveys.length === 0 && said('noSurveys')}
        {open_surveys.map(({ name, closes_on, participant_id, state }) => (
          <div key={participant_id}>
            <Link underline="always" component={RouterLink} to={peoplePaths.participant(participant_id)}>
              {name}
            </Link>{' '}
            · {translate(`campaigns.participant.status.${state}`)} · {said('closes')}{' '}
            <CalendarDay day={closes_on} />
          </div>
        ))}
      </Fact>
    </Box>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}

/** Sends the link that sets a password, for the first time or again. */
function PasswordLink({ userId, isFirst }: { readonly userId: number; readonly isFirst: boolean }) {
  const dataProvider = useDataProvider<AboutPeople>();
  const translate = useTranslate();
  const notify = useNotify();
  const send = useMutation({
    mutationFn: () => dataProvider.sendPasswordLink(userId),
    onSuccess: (message) => notify(message, { type: 'success' }),
    onError: (failure) => notify(describeField(failure), { type: 'error' }),
  });
  return (
    <Button variant="outlined" loading={send.isPending} onClick={() => send.mutate()}>
      {translate(isFirst ? 'people.person.sendFirst' : 'people.person.send')}
    </Button>
  );
}
