import { Box, Button, Card, LinearProgress, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ListedOwnSprint } from '../../../../dataProviders/ownSprints.ts';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { ownSprintPath } from './ownSprintPaths.ts';
import { useAudienceText } from './useAudienceText.ts';
import { useCheckStep } from './useCheckStep.ts';

interface Props {
  readonly sprint: ListedOwnSprint;
  /** Today's date where the person is. */
  readonly today: string;
}

/** An active sprint: the step of today with its button, the next one, and the progress. */
export function OwnSprintCard({ sprint, today }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const titleId = useId();
  const audienceOf = useAudienceText();
  const dates = { from: format.day(sprint.starts_on), to: format.day(sprint.ends_on) };
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={ownSprintPath(sprint.sprint_id)}>
            {sprint.title}
          </Link>
        </Typography>
        <Hint className="tabular">{`${audienceOf(sprint)} · ${translate('ownSprints.dates', dates)}`}</Hint>
      </Box>
      <CurrentStep sprint={sprint} today={today} />
      <SprintProgress sprint={sprint} />
    </Card>
  );
}

/** The step to do now, or what there is to do instead. */
export function CurrentStep({ sprint, today }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const id = useId();
  const check = useCheckStep();
  const { current, next, done, total, ends_on } = sprint;
  const hasPassed = ends_on < today;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {current ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Hint className="tabular">
              {current.due_on === today
                ? translate('ownSprints.today')
                : translate('ownSprints.stillOpen', { day: format.day(current.due_on) })}
            </Hint>
            <Typography id={`${id}step`} sx={{ fontWeight: 500 }}>
              {current.action}
            </Typography>
          </Box>
          <Button
            id={`${id}done`}
            aria-labelledby={`${id}done ${id}step`}
            variant="contained"
            loading={check.isPending}
            onClick={() => check.mutate({ step_id: current.step_id, is_done: true })}
          >
            {translate('ownSprints.done')}
          </Button>
        </Box>
      ) : (
        <Typography>
          {translate(done === total ? 'ownSprints.allDone' : 'ownSprints.nothingToday')}
        </Typography>
      )}
      {next && (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Hint className="tabular">{translate('ownSprints.next', { day: format.day(next.due_on) })}</Hint>
          <Typography>{next.action}</Typography>
        </Box>
      )}
      {hasPassed && done < total && <Hint>{translate('ownSprints.lastDayPassed')}</Hint>}
    </Box>
  );
}

/** How many steps are done, and a row of done steps. Steps that were left out are not mentioned. */
export function SprintProgress({ sprint }: { readonly sprint: ListedOwnSprint }) {
  const translate = useTranslate();
  const { done, total, in_a_row, team } = sprint;
  const progress = translate('ownSprints.progress', { done, smart_count: total });
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (100 * done) / total}
        aria-label={progress}
      />
      <Hint className="tabular">{progress}</Hint>
      {in_a_row !== null && (
        <Hint>
          {translate(team === null ? 'ownSprints.inARow' : 'ownSprints.inARowTeam', {
            smart_count: in_a_row,
          })}
        </Hint>
      )}
    </Box>
  );
}
