import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MetricGroup, PublishedMetrics, TargetProfile } from '../../../contract/v2/metricResults.ts';
import { approvedBlueprintsQuery } from '../../../dataProviders/metricResults.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';
import { BlueprintGaps } from './BlueprintGaps.tsx';

interface Props {
  readonly result: PublishedMetrics;
  readonly company: string;
}

/** The published means of the company or a team, compared with an approved blueprint. */
export function GroupBlueprint({ result, company }: Props) {
  const query = useQuery(approvedBlueprintsQuery(useAccountId()));
  if (!result.everybody) return null;
  return (
    <QueryState query={query} failed="metricResults.group.blueprintsFailed" height={480}>
      {(blueprints) =>
        blueprints.length > 0 && <Comparison result={result} company={company} blueprints={blueprints} />
      }
    </QueryState>
  );
}

function Comparison({
  result,
  company,
  blueprints,
}: Props & { readonly blueprints: readonly TargetProfile[] }) {
  const translate = useTranslate();
  const words = useResultTexts();
  const [groupIndex, setGroupIndex] = useState(0);
  const [blueprintId, setBlueprintId] = useState<number | null>(null);
  const teams = result.by.find(({ dimension }) => dimension === 'team')?.groups ?? [];
  const groups = [...(result.everybody ? [result.everybody] : []), ...teams];
  const nameOf = (group: MetricGroup) =>
    group === result.everybody ? company : words.list(words.members('team', group.members));
  const group = groups[groupIndex] ?? groups[0];
  const target = blueprints.find(({ blueprint_id }) => blueprint_id === blueprintId) ?? blueprints[0];
  if (!group || !target) return null;
  // A mean beyond the published limits is known to be beyond them, not by how much.
  const values = group.metrics.filter(({ low, high }) => !low && !high);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SelectField
          label={translate('metricResults.group.compared')}
          value={groupIndex}
          onChange={setGroupIndex}
          options={groups.map((one, index) => ({ value: index, text: nameOf(one) }))}
          sx={{ width: 320, maxWidth: '100%' }}
        />
        <SelectField
          label={translate('metricResults.compare.blueprints')}
          value={target.blueprint_id}
          onChange={setBlueprintId}
          options={blueprints.map(({ blueprint_id, name }) => ({ value: blueprint_id, text: name }))}
          sx={{ width: 320, maxWidth: '100%' }}
        />
      </Box>
      <BlueprintGaps name={nameOf(group)} values={values} target={target} about={result.name} />
    </>
  );
}
