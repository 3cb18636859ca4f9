import { Box, Button, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { TargetProfile, VisiblePerson } from '../../../contract/v2/metricResults.ts';
import { bestNextMember, groupGap, type ScoredPerson } from '../../../domain/builder/constellationGap.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { useMetricNames } from './useMetricNames.ts';

interface Props {
  readonly target: TargetProfile;
  readonly before: readonly VisiblePerson[];
  readonly after: readonly VisiblePerson[];
  /** People with a visible profile who could be added. */
  readonly candidates: readonly VisiblePerson[];
  readonly onAdd: (person: VisiblePerson) => void;
}

const scored = (people: readonly VisiblePerson[]): ScoredPerson[] =>
  people.flatMap(({ user_id, profile }) =>
    profile
      ? [{ user_id, values: new Map(profile.metrics.map(({ metric, value }) => [metric, value])) }]
      : [],
  );

/** The gap of the tried-out group to its blueprint, beside that of the saved group, and who would narrow it most. */
export function ConstellationGap({ target, before, after, candidates, onAdd }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const nameOf = useMetricNames();
  const { ranges } = target;
  const gapBefore = useMemo(() => groupGap(scored(before), ranges), [before, ranges]);
  const [gap, best] = useMemo(() => {
    const people = scored(after);
    return [groupGap(people, ranges), bestNextMember(people, scored(candidates), ranges)] as const;
  }, [after, candidates, ranges]);
  const word = (key: string, fill: object = {}) =>
    translate(`metricResults.constellation.whatIf.${key}`, fill);
  const points = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const person = candidates.find(({ user_id }) => user_id === best?.user_id);
  if (gap === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography className="tabular">
        {gapBefore === null || before === after
          ? word('gap', { blueprint: target.name, gap: points(gap) })
          : word('gapFrom', { blueprint: target.name, gap: points(gap), before: points(gapBefore) })}
      </Typography>
      <Hint>{word('gapNote')}</Hint>
      {best && person ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}>
          <Typography className="tabular" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {word('best', {
              name: person.name,
              gap: points(best.gap),
              metric: nameOf('names', best.metric),
              before: points(best.before),
              after: points(best.after),
            })}
          </Typography>
          <Button variant="outlined" onClick={() => onAdd(person)}>
            {word('addBest', { name: person.name })}
          </Button>
        </Box>
      ) : (
        <Hint>{word('noBest')}</Hint>
      )}
    </Box>
  );
}
