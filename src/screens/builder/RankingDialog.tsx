import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useCreate, useNotify, useTranslate, useUpdate } from 'react-admin';
import { errorText, HttpError } from '../../../dataProviders/errors.ts';
import { type Metric, metrics } from '../../../domain/metrics/metrics.ts';
import type { BlueprintRankingRecord } from '../../../resources/blueprintRankings/blueprintRankings.ts';

interface Props {
  readonly blueprintId: number;
  /** Null for a new one. */
  readonly ranking: BlueprintRankingRecord | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The order of one stakeholder: each press gives the metric the next place, another takes it back. */
export function RankingDialog({ blueprintId, ranking, onClose, onSaved }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [name, setName] = useState(ranking?.stakeholder ?? '');
  const [order, setOrder] = useState<readonly Metric[]>(ranking?.ranking ?? []);
  const { save, isSaving, problem } = useSave(blueprintId, ranking, () => {
    onSaved();
    onClose();
  });
  const isWhole = order.length === metrics.length && name.trim() !== '';
  const toggle = (metric: Metric) =>
    setOrder(order.includes(metric) ? order.filter((one) => one !== metric) : [...order, metric]);

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm" fullScreen={isPhone}>
      <DialogTitle id={titleId} variant="h2">
        {translate(ranking ? 'builder.rankings.change' : 'builder.rankings.add')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          sx={{ mt: 1 }}
          size="small"
          label={translate('resources.blueprint_rankings.fields.stakeholder')}
          helperText={problem ?? translate('resources.blueprint_rankings.help.stakeholder')}
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
            <Place key={metric} metric={metric} place={order.indexOf(metric) + 1} onToggle={toggle} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{translate('builder.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isWhole}
          loading={isSaving}
          onClick={() => save(name.trim(), order)}
        >
          {translate('kit.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface PlaceProps {
  readonly metric: Metric;
  /** 0 while it has none. */
  readonly place: number;
  readonly onToggle: (metric: Metric) => void;
}

function Place({ metric, place: index, onToggle }: PlaceProps) {
  const translate = useTranslate();
  const name = translate(`metrics.names.${metric}`);
  const label = index
    ? translate('builder.rankings.place', { name, place: index, count: metrics.length })
    : translate('builder.rankings.noPlace', { name });
  return (
    <Button
      variant="outlined"
      color={index ? 'primary' : 'inherit'}
      aria-pressed={index > 0}
      aria-label={label}
      onClick={() => onToggle(metric)}
      sx={{ justifyContent: 'flex-start', gap: 1.5, textAlign: 'start', minHeight: 44 }}
    >
      <Box component="span" sx={{ width: 24, fontVariantNumeric: 'tabular-nums', fontWeight: 700 }}>
        {index || '–'}
      </Box>
      {name}
    </Button>
  );
}

function useSave(blueprintId: number, ranking: BlueprintRankingRecord | null, onSaved: () => void) {
  const notify = useNotify();
  const translate = useTranslate();
  const [create, creating] = useCreate();
  const [update, updating] = useUpdate();
  const [problem, setProblem] = useState<string | null>(null);
  const outcome = {
    onSuccess: () => {
      notify('kit.saved', { type: 'success' });
      onSaved();
    },
    onError: (failure: unknown) => {
      const atName =
        failure instanceof HttpError && failure.problems.find(({ field }) => field === 'stakeholder');
      if (atName) setProblem(translate(`rules.${atName.problem}`));
      else notify(errorText(failure) ?? 'app.notification.error', { type: 'error' });
    },
  };
  function save(stakeholder: string, order: readonly Metric[]) {
    const data = { ...ranking, blueprint_id: blueprintId, stakeholder, ranking: order };
    if (!ranking) return create('blueprint_rankings', { data }, outcome);
    return update('blueprint_rankings', { id: ranking.id, data, previousData: ranking }, outcome);
  }
  return { save, problem, isSaving: creating.isPending || updating.isPending };
}
