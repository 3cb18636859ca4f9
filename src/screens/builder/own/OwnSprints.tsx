import { Box, Button, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type ListedOwnSprint, ownSprintsQuery } from '../../../../dataProviders/ownSprints.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { Panel } from '../../../kit/page/Panel.tsx';
import { StatusChip } from '../../../kit/page/StatusChip.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../../kit/states/StateCard.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { BuilderRecords } from './BuilderRecords.tsx';
import { BuilderRow, BuilderRows } from './BuilderRow.tsx';
import { OwnSprintCard } from './OwnSprintCard.tsx';
import { ownSprintPath } from './ownSprintPaths.ts';
import { StartSprintDialog } from './StartSprintDialog.tsx';
import { useAudienceText } from './useAudienceText.ts';

/**
 * The sprints of the person and their teams: active ones with today's step, upcoming and past ones. Constellations and blueprints follow
 * once their height is known, so that nothing moves.
 */
export function OwnSprints() {
  const query = useQuery(ownSprintsQuery(useAccountId()));
  return (
    <>
      <QueryState query={query} failed="ownSprints.failed" loading="ownSprints.loading" height={420}>
        {({ sprints, today }) => <Sprints sprints={sprints} today={today} />}
      </QueryState>
      {!query.isPending && <BuilderRecords />}
    </>
  );
}

interface SprintsProps {
  readonly sprints: readonly ListedOwnSprint[];
  readonly today: string;
}

function Sprints({ sprints, today }: SprintsProps) {
  const translate = useTranslate();
  const [isStarting, setStarting] = useState(false);
  const among = (phase: ListedOwnSprint['phase']) => sprints.filter((one) => one.phase === phase);
  const running = among('running');
  const start = (
    <Button variant={running.length === 0 ? 'contained' : 'outlined'} onClick={() => setStarting(true)}>
      {translate('ownSprints.start.action')}
    </Button>
  );
  return (
    <>
      {sprints.length === 0 ? (
        <TranslatedStateCard texts="ownSprints.none" action={start} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography sx={{ flex: '1 1 240px', fontSize: { xs: '1.25rem', md: '1.5rem' }, lineHeight: 1.35 }}>
            <strong>
              {running.length === 0
                ? translate('ownSprints.quiet')
                : translate('ownSprints.headline', { smart_count: running.length })}
            </strong>
          </Typography>
          {start}
        </Box>
      )}
      {running.map((sprint) => (
        <OwnSprintCard key={sprint.sprint_id} sprint={sprint} today={today} />
      ))}
      <SprintList title="ownSprints.upcoming" sprints={among('upcoming')} />
      <SprintList title="ownSprints.over" sprints={among('over')} />
      {isStarting && <StartSprintDialog today={today} onClose={() => setStarting(false)} />}
    </>
  );
}

interface ListProps {
  readonly title: string;
  readonly sprints: readonly ListedOwnSprint[];
}

function SprintList({ title, sprints }: ListProps) {
  const translate = useTranslate();
  const format = useFormat();
  const audienceOf = useAudienceText();
  if (sprints.length === 0) return null;
  return (
    <Panel title={translate(title)}>
      <BuilderRows>
        {sprints.map((one) => {
          const status = one.phase === 'upcoming' ? 'upcoming' : one.status;
          const dates = { from: format.day(one.starts_on), to: format.day(one.ends_on) };
          return (
            <BuilderRow
              key={one.sprint_id}
              note={`${audienceOf(one)} · ${translate('ownSprints.dates', dates)}`}
              chip={<StatusChip status={status} label={translate(`ownSprints.status.${status}`)} />}
            >
              <Link component={RouterLink} to={ownSprintPath(one.sprint_id)}>
                {one.title}
              </Link>
            </BuilderRow>
          );
        })}
      </BuilderRows>
    </Panel>
  );
}
