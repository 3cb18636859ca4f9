import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { TargetResponse } from '../../../contract/v2/surveyCampaigns.ts';
import { raterCountKey } from '../../../domain/raters/raterCountKey.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { surveyPaths } from './surveyPaths.ts';

interface Props {
  readonly name: string;
  readonly targets: readonly TargetResponse[];
}

/** The participants with their self-assessments and numbers of raters. */
export function SurveyParticipantTable({ name, targets }: Props) {
  const translate = useTranslate();
  const columns: readonly Column<TargetResponse>[] = [
    {
      name: 'name',
      cell: (target) => (
        <Link component={RouterLink} to={surveyPaths.target(target.target_id)}>
          {target.name || translate('surveys.targets.unnamed')}
        </Link>
      ),
    },
    {
      name: 'team',
      cell: ({ team }) => team ?? translate('surveys.funnel.noTeam'),
      sx: { display: { xs: 'none', sm: 'table-cell' } },
    },
    { name: 'self', cell: ({ self }) => translate(`surveys.stages.${self ?? 'none'}`) },
    { name: 'raters', cell: (target) => <Raters target={target} /> },
  ];
  return (
    <DataTable
      columnTexts="surveys.targets.columns"
      caption={translate('surveys.targets.table', { name })}
      columns={columns}
      rows={targets}
      rowKey={({ target_id }) => target_id}
    />
  );
}

function Raters({ target: { approved, proposed } }: { readonly target: TargetResponse }) {
  const translate = useTranslate();
  if (approved + proposed === 0) return <>{translate('surveys.targets.noRaters')}</>;
  return (
    <Box component="span" className="tabular">
      {translate(`surveys.targets.count.${raterCountKey({ approved, proposed, needed: null })}`, {
        approved,
        proposed,
      })}
    </Box>
  );
}
