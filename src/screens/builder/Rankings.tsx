import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, CircularProgress, IconButton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDelete, useGetManyReference, useNotify, useTranslate } from 'react-admin';
import type { Profile } from '../../../dataProviders/builder.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import type { BlueprintRankingRecord } from '../../../resources/blueprintRankings/blueprintRankings.ts';
import type { BlueprintRecord } from '../../../resources/blueprints/blueprints.ts';
import { describeField } from '../../kit/forms/describeField.ts';
import { Failed } from '../../kit/lists/ListStates.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { RankingDialog } from './RankingDialog.tsx';
import { profileKey } from './useProfile.ts';

const most = 100;
const shownFirst = 3;

interface Props {
  readonly blueprint: BlueprintRecord;
  readonly profile: Profile;
}

/** Who ranked the metrics, how far they agree, and the way to add or change a ranking. */
export function Rankings({ blueprint, profile }: Props) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [edited, edit] = useState<BlueprintRankingRecord | 'new' | null>(null);
  const isDraft = blueprint.status === 'draft';
  const { data, isPending, error, refetch } = useGetManyReference<BlueprintRankingRecord>(
    'blueprint_rankings',
    {
      target: 'blueprint_id',
      id: blueprint.id,
      pagination: { page: 1, perPage: most },
      sort: { field: 'stakeholder', order: 'ASC' },
    },
  );
  const onChanged = () => {
    void refetch();
    void queryClient.invalidateQueries({ queryKey: [profileKey] });
  };
  return (
    <Panel
      title={translate('builder.rankings.title')}
      text={agreementText(translate, profile)}
      action={
        isDraft && (
          <Button variant="outlined" onClick={() => edit('new')}>
            {translate('builder.rankings.add')}
          </Button>
        )
      }
    >
      {error && <Failed text="builder.rankings.failed" onRetry={() => refetch()} />}
      {isPending && !error && <CircularProgress size={24} />}
      {data?.length === 0 && (
        <Typography color="text.secondary">{translate('resources.blueprint_rankings.empty.text')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((ranking) => (
          <Row
            key={ranking.id}
            ranking={ranking}
            isDraft={isDraft}
            onEdit={() => edit(ranking)}
            onRemoved={onChanged}
          />
        ))}
      </Box>
      {edited && (
        <RankingDialog
          blueprintId={blueprint.id}
          ranking={edited === 'new' ? null : edited}
          onClose={() => edit(null)}
          onSaved={onChanged}
        />
      )}
    </Panel>
  );
}

type Translate = ReturnType<typeof useTranslate>;

/** W of Kendall below .3 is weak, from .7 on strong. */
function agreementText(translate: Translate, { agreement, stakeholders }: Profile): string {
  if (agreement === null) return translate('builder.rankings.few', { smart_count: stakeholders });
  const word = agreement >= 0.7 ? 'strong' : agreement >= 0.3 ? 'some' : 'weak';
  const percent = Math.round(agreement * 100);
  return translate(`builder.rankings.agreement.${word}`, { smart_count: stakeholders, percent });
}

interface RowProps {
  readonly ranking: BlueprintRankingRecord;
  readonly isDraft: boolean;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

/** Removing can be undone for a few seconds. */
function Row({ ranking, isDraft, onEdit, onRemoved }: RowProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [remove] = useDelete();
  const first = ranking.ranking
    .slice(0, shownFirst)
    .map((metric) => translate(`metrics.names.${metric}`))
    .join(', ');
  const handleRemove = () =>
    remove(
      'blueprint_rankings',
      { id: ranking.id, previousData: ranking },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify('builder.rankings.removed', { undoable: true }),
        onError: (failure: unknown) => notify(describeField(failure), { type: 'error' }),
        onSettled: onRemoved,
      },
    );
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{ranking.stakeholder}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('builder.rankings.first', { first, count: metrics.length })}
        </Typography>
      </Box>
      {isDraft && (
        <>
          <Button
            size="small"
            onClick={onEdit}
            aria-label={translate('builder.rankings.editOf', { name: ranking.stakeholder })}
          >
            {translate('builder.edit')}
          </Button>
          <IconButton
            size="small"
            onClick={handleRemove}
            aria-label={translate('builder.rankings.removeOf', { name: ranking.stakeholder })}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}
