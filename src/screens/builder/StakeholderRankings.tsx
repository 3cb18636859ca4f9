import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { useDelete, useGetManyReference, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { BlueprintProfileResponse } from '../../../dataProviders/builder.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { agreementWord } from '../../../domain/scoring/kendallsW.ts';
import {
  type BlueprintRankingRecord,
  blueprintRankings,
} from '../../../resources/blueprintRankings/blueprintRankings.ts';
import type { BlueprintRecord } from '../../../resources/blueprints/blueprints.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { useNotifyFailure } from '../../kit/useNotifyFailure.ts';
import { StakeholderRankingDialog } from './StakeholderRankingDialog.tsx';

const maxRankings = 100;
const shownMetrics = 3;

interface Props {
  readonly blueprint: BlueprintRecord;
  readonly profile: BlueprintProfileResponse;
}

/** The stakeholders' rankings of the metrics and their agreement. */
export function StakeholderRankings({ blueprint, profile }: Props) {
  const translate = useTranslate();
  const [edited, setEdited] = useState<BlueprintRankingRecord | 'new' | null>(null);
  const isDraft = blueprint.status === 'draft';
  const query = useGetManyReference<BlueprintRankingRecord>(blueprintRankings.name, {
    target: 'blueprint_id',
    id: blueprint.id,
    pagination: { page: 1, perPage: maxRankings },
    sort: { field: 'stakeholder', order: 'ASC' },
  });
  return (
    <Panel
      title={translate('builder.rankings.title')}
      text={agreementText(translate, profile)}
      action={
        isDraft && (
          <Button variant="outlined" onClick={() => setEdited('new')}>
            {translate('builder.rankings.add')}
          </Button>
        )
      }
    >
      <QueryState query={query} failed="builder.rankings.failed">
        {(rankings) =>
          rankings.length === 0 ? (
            <SecondaryText>{translate('resources.blueprint_rankings.empty.text')}</SecondaryText>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {rankings.map((ranking) => (
                <RankingRow
                  key={ranking.id}
                  ranking={ranking}
                  isDraft={isDraft}
                  onEdit={() => setEdited(ranking)}
                />
              ))}
            </Box>
          )
        }
      </QueryState>
      {edited && (
        <StakeholderRankingDialog
          blueprintId={blueprint.id}
          ranking={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}

type Translate = ReturnType<typeof useTranslate>;

/** The agreement of the stakeholders in words. */
function agreementText(translate: Translate, { agreement, stakeholders }: BlueprintProfileResponse): string {
  if (agreement === null) return translate(`builder.rankings.${stakeholders === 0 ? 'empty' : 'single'}`);
  const percent = Math.round(agreement * 100);
  return translate(`builder.rankings.agreement.${agreementWord(agreement)}`, {
    smart_count: stakeholders,
    percent,
  });
}

interface RowProps {
  readonly ranking: BlueprintRankingRecord;
  readonly isDraft: boolean;
  readonly onEdit: () => void;
}

/** A deleted ranking can be restored for a few seconds. */
function RankingRow({ ranking, isDraft, onEdit }: RowProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const format = useFormat();
  const [remove] = useDelete();
  const names = ranking.ranking.slice(0, shownMetrics).map((metric) => translate(`metrics.names.${metric}`));
  const first = format.list(names, 'unit');
  const handleRemove = () =>
    remove(
      blueprintRankings.name,
      { id: ranking.id, previousData: ranking },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify('builder.rankings.removed', { undoable: true }),
        onError: (failure: unknown) => notifyFailure(failure),
        onSettled: () => refresh(),
      },
    );
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{ranking.stakeholder}</Typography>
        <Hint>{translate('builder.rankings.first', { first, count: metrics.length })}</Hint>
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
