import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { PersonOverview } from '../../contract/v2/people.ts';
import { getConfig } from '../../dataProviders/config.ts';
import { personOverviewQuery, sendPasswordLink } from '../../dataProviders/people.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { RelativeTime } from '../../src/kit/dates/RelativeTime.tsx';
import { QueryState } from '../../src/kit/states/QueryState.tsx';
import { useAction } from '../../src/kit/useAction.ts';
import { useFormat } from '../../src/kit/useFormat.ts';
import { peoplePaths } from './peoplePaths.ts';
import type { UserRecord } from './users.ts';

/** Sign-in, teams and open surveys of a person. It never shows results. */
export function PersonPanel() {
  const record = useRecordContext<UserRecord>();
  const translate = useTranslate();
  const id = useId();
  const userId = record?.id ?? 0;
  const query = useQuery({ ...personOverviewQuery(useAccountId(), userId), enabled: userId > 0 });
  const words = (key: string, args = {}) => translate(`people.person.${key}`, args);
  if (!record) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
      <Typography id={id} variant="h2">
        {words('title')}
      </Typography>
      <QueryState query={query} failed="people.person.failed">
        {(overview) => <OverviewFacts overview={overview} record={record} />}
      </QueryState>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {record.status === 'active' && record.email !== null && query.data?.lock === null && (
          <PasswordLink userId={userId} isFirst={!query.data.has_password} />
        )}
        <Button component={RouterLink} to={peoplePaths.explain(userId)}>
          {words('explain')}
        </Button>
      </Box>
    </Card>
  );
}

interface FactsProps {
  readonly overview: PersonOverview;
  readonly record: UserRecord;
}

function OverviewFacts({ overview, record }: FactsProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const format = useFormat();
  const words = (key: string, args = {}) => translate(`people.person.${key}`, args);
  const { teams, led_teams, last_sign_in, has_password, sessions, open_surveys } = overview;
  const links = (all: PersonOverview['teams']) =>
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
      <Fact label={words('lastSignIn')}>
        {last_sign_in === null ? words('never') : <RelativeTime at={last_sign_in} />}
        {sessions > 0 && ` · ${words('sessions', { smart_count: sessions })}`}
        {record.email === null && <div>{words(`noAddress.${waysToTakePart()}`)}</div>}
        {record.email !== null && !has_password && <div>{words('noPassword')}</div>}
      </Fact>
      <Fact label={words('teams')}>{teams.length > 0 ? links(teams) : words('noTeams')}</Fact>
      {led_teams.length > 0 && <Fact label={words('leads')}>{links(led_teams)}</Fact>}
      <Fact label={words('surveys')}>
        {open_surveys.length === 0 && words('noSurveys')}
        {open_surveys.map(({ name, closes_on, participant_id, state }) => (
          <div key={participant_id}>
            <Link underline="always" component={RouterLink} to={peoplePaths.participant(participant_id)}>
              {name}
            </Link>{' '}
            · {translate(`campaigns.participant.status.${state}`)} ·{' '}
            {words('closes', { day: format.day(closes_on) })}
          </div>
        ))}
      </Fact>
    </Box>
  );
}

/** How people without an email address can take part on this installation. */
function waysToTakePart() {
  const { offersLetters, offersTextMessages } = getConfig();
  if (offersLetters) return offersTextMessages ? 'any' : 'letter';
  return offersTextMessages ? 'text' : 'none';
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

/** Sends the person a link to set a password. */
function PasswordLink({ userId, isFirst }: { readonly userId: number; readonly isFirst: boolean }) {
  const translate = useTranslate();
  const send = useAction(() => sendPasswordLink(userId));
  return (
    <Button variant="outlined" loading={send.isPending} onClick={() => send.mutate()}>
      {translate(isFirst ? 'people.person.sendFirst' : 'people.person.send')}
    </Button>
  );
}
