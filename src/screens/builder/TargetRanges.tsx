import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type BlueprintProfileResponse, blueprintKeys, saveRanges } from '../../../dataProviders/builder.ts';
import type { TargetRange } from '../../../domain/builder/blueprintProfile.ts';
import { type Metric, metricDomainNames, metricDomains, metrics } from '../../../domain/metrics/metrics.ts';
import type { BlueprintRecord } from '../../../resources/blueprints/blueprints.ts';
import { StickySaveBar } from '../../kit/forms/StickySaveBar.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';
import { TargetRangeRow } from './TargetRangeRow.tsx';

type RangesByMetric = Readonly<Partial<Record<Metric, TargetRange>>>;

interface Props {
  readonly blueprint: BlueprintRecord;
  readonly profile: BlueprintProfileResponse;
}

/**
 * The target range of each metric. Unsaved ranges are separate from saved ones, so that another person's change shows
 * without overwriting them.
 */
export function TargetRanges({ blueprint, profile }: Props) {
  const translate = useTranslate();
  const [unsaved, setUnsaved] = useState<RangesByMetric>({});
  const isDraft = blueprint.status === 'draft';
  const saved = byMetric(profile.ranges);
  const suggested = byMetric(profile.suggested);
  const shown = { ...saved, ...unsaved };
  const save = useAction(
    () =>
      saveRanges({
        blueprint_id: blueprint.id,
        ranges: metrics.flatMap((metric) => shown[metric] ?? []),
        version: profile.version,
      }),
    { invalidates: blueprintKeys, onDone: () => setUnsaved({}) },
  );
  const isDirty = Object.keys(unsaved).length > 0;
  const unsetCount = metrics.filter((metric) => shown[metric] === undefined).length;
  const handleChange = (range: TargetRange) => setUnsaved((before) => ({ ...before, [range.metric]: range }));

  return (
    <Panel
      title={translate('builder.ranges.title')}
      text={translate(unsetCount > 0 ? 'builder.ranges.open' : 'builder.ranges.complete', {
        smart_count: unsetCount,
      })}
      action={
        isDraft &&
        profile.suggested.length > 0 && (
          <Button variant="outlined" onClick={() => setUnsaved(suggested)}>
            {translate('builder.ranges.takeAll')}
          </Button>
        )
      }
    >
      {metricDomainNames.map((domain) => (
        <Box key={domain} component="section">
          <Typography component="h3" variant="subtitle2" color="text.secondary">
            {translate(`metrics.domains.${domain}`)}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {metricDomains[domain].map((metric) => (
              <TargetRangeRow
                key={metric}
                metric={metric}
                range={shown[metric] ?? null}
                suggested={suggested[metric] ?? null}
                onChange={isDraft ? handleChange : null}
              />
            ))}
          </Box>
        </Box>
      ))}
      <StickySaveBar
        label={translate('builder.ranges.save')}
        isDirty={isDirty}
        busy={save.isPending}
        onSave={() => save.mutate()}
        onDiscard={() => setUnsaved({})}
      />
    </Panel>
  );
}

const byMetric = (ranges: readonly TargetRange[]): RangesByMetric =>
  Object.fromEntries(ranges.map((range) => [range.metric, range]));
