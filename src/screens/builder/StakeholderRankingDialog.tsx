import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { blueprintKeys } from '../../../dataProviders/builder.ts';
import { HttpError } from '../../../dataProviders/errors.ts';
import { type Metric, metrics } from '../../../domain/metrics/metrics.ts';
import {
  type BlueprintRankingRecord,
  blueprintRankings,
} from '../../../resources/blueprintRankings/blueprintRankings.ts';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly blueprintId: number;
  /** The ranking to edit; null for a new one. */
  readonly ranking: BlueprintRankingRecord | null;
  readonly onClose: () => void;
}

/** One stakeholder's ranking: pressing a metric gives it the next rank, pressing it again removes the rank. */
export function StakeholderRankingDialog({ blueprintId, ranking, onClose }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const [name, setName] = useState(ranking?.stakeholder ?? '');
  const [order, setOrder] = useState<readonly Metric[]>(ranking?.ranking ?? []);
  const save = useAction(
    (stakeholder: string) => {
      const data = { ...ranking, blueprint_id: blueprintId, stakeholder, ranking: order };
      return ranking
        ? dataProvider.update(blueprintRankings.name, { id: ranking.id, data, previousData: ranking })
        : dataProvider.create(blueprintRankings.name, { data });
    },
    {
      invalidates: blueprintKeys,
      success: (_, stakeholder) => translate('builder.rankings.saved', { name: stakeholder }),
      isShownOnPage: (failure) => nameProblem(failure) !== null,
      onDone: onClose,
    },
  );
  const problem = nameProblem(save.error);
  const isComplete = order.length === metrics.length && name.trim() !== '';
  const handleToggle = (metric: Metric) =>
    setOrder(order.includes(metric) ? order.filter((one) => one !== metric) : [...order, metric]);

  return (
    <PageDialog
      title={translate(ranking ? 'builder.rankings.change' : 'builder.rankings.add')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('builder.cancel')}</Button>
          <Button
            variant="contained"
            disabled={!isComplete}
            loading={save.isPending}
            onClick={() => save.mutate(name.trim())}
          >
            {translate('kit.save')}
          </Button>
        </>
      }
    >
      <TextField
        sx={{ mt: 1 }}
        size="small"
        label={translate('resources.blueprint_rankings.fields.stakeholder')}
        helperText={translate(problem ? `rules.${problem}` : 'resources.blueprint_rankings.help.stakeholder')}
        error={problem !== null}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        required
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ flex: 1 }} role="status">
          {translate('builder.rankings.progress', { placed: order.length, count: metrics.length })}
        </Typography>
        <Button size="small" disabled={order.length === 0} onClick={() => setOrder([])}>
          {translate('builder.rankings.clear')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {metrics.map((metric) => (
          <RankButton key={metric} metric={metric} rank={order.indexOf(metric) + 1} onToggle={handleToggle} />
        ))}
      </Box>
    </PageDialog>
  );
}

interface RankButtonProps {
  readonly metric: Metric;
  /** The rank of the metric; 0 if it has none. */
  readonly rank: number;
  readonly onToggle: (metric: Metric) => void;
}

function RankButton({ metric, rank, onToggle }: RankButtonProps) {
  const translate = useTranslate();
  const name = translate(`metrics.names.${metric}`);
  const label = rank
    ? translate('builder.rankings.place', { name, place: rank, count: metrics.length })
    : translate('builder.rankings.noPlace', { name });
  return (
    <Button
      variant="outlined"
      color={rank ? 'primary' : 'inherit'}
      aria-pressed={rank > 0}
      aria-label={label}
      onClick={() => onToggle(metric)}
      sx={{ justifyContent: 'flex-start', gap: 1.5, textAlign: 'start', minHeight: 44 }}
    >
      <Box component="span" sx={{ width: 24, fontVariantNumeric: 'tabular-nums', fontWeight: 700 }}>
        {rank || '–'}
      </Box>
      {name}
    </Button>
  );
}

/** The rule that the stakeholder's name violates according to the server; null if none. */
function nameProblem(failure: unknown): string | null {
  const problems = failure instanceof HttpError ? failure.problems : [];
  return problems.find(({ field }) => field === 'stakeholder')?.problem ?? null;
}
