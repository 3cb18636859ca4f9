import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Profile, saveRanges } from '../../../dataProviders/builder.ts';
import type { TargetRange } from '../../../domain/builder/blueprintProfile.ts';
import { type Metric, type MetricDomain, metricDomains, metrics } from '../../../domain/metrics/metrics.ts';
import type { BlueprintRecord } from '../../../resources/blueprints/blueprints.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { RangeRow } from './RangeRow.tsx';
import { useChange } from './useChange.ts';
import { blueprintKeys } from './useProfile.ts';

type Typed = Readonly<Partial<Record<Metric, TargetRange>>>;

interface Props {
  readonly blueprint: BlueprintRecord;
  readonly profile: Profile;
}

/**
 * The wanted range of each metric. What was typed is kept apart from what is saved: somebody else's change comes
 * in beside it, and nothing typed is lost.
 */
export function Ranges({ blueprint, profile }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<Typed>({});
  const isDraft = blueprint.status === 'draft';
  const saved = byMetric(profile.ranges);
  const suggested = byMetric(profile.suggested);
  const shown = { ...saved, ...typed };
  const change = useChange(
    () =>
      saveRanges({
        blueprint_id: blueprint.id,
        ranges: metrics.flatMap((metric) => shown[metric] ?? []),
        version: profile.version,
      }),
    { touches: blueprintKeys, after: () => setTyped({}) },
  );
  const isDirty = Object.keys(typed).length > 0;
  const open = metrics.filter((metric) => shown[metric] === undefined).length;
  const set = (range: TargetRange) => setTyped((before) => ({ ...before, [range.metric]: range }));

  return (
    <Panel
      title={translate('builder.ranges.title')}
      text={translate(open > 0 ? 'builder.ranges.open' : 'builder.ranges.complete', { smart_count: open })}
      action={
        isDraft &&
        profile.suggested.length > 0 && (
          <Button variant="outlined" onClick={() => setTyped(suggested)}>
            {translate('builder.ranges.takeAll')}
          </Button>
        )
      }
    >
      {(Object.keys(metricDomains) as MetricDomain[]).map((domain) => (
        <Box key={domain} component="section">
          <Typography component="h3" variant="subtitle2" color="text.secondary">
            {translate(`metrics.domains.${domain}`)}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {metricDomains[domain].map((metric) => (
              <RangeRow
                key={metric}
                metric={metric}
                range={shown[metric] ?? null}
                suggested={suggested[metric] ?? null}
                onChange={isDraft ? set : null}
              />
            ))}
          </Box>
        </Box>
      ))}
      {isDirty && (
        <Bar isSaving={change.isPending} onSave={() => change.mutate()} onDiscard={() => setTyped({})} />
      )}
    </Panel>
  );
}

const byMetric = (ranges: readonly TargetRange[]): Typed =>
  Object.fromEntries(ranges.map((range) => [range.metric, range]));

interface BarProps {
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

function Bar({ isSaving, onSave, onDiscard }: BarProps) {
  const translate = useTranslate();
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
      }}
    >
      <Typography variant="body2" color="text.secondary" role="status" sx={{ flex: 1 }}>
        {translate('kit.unsaved')}
      </Typography>
      <Button onClick={onDiscard} disabled={isSaving}>
        {translate('kit.discard')}
      </Button>
      <Button variant="contained" onClick={onSave} loading={isSaving}>
        {translate('builder.ranges.save')}
      </Button>
    </Paper>
  );
}
