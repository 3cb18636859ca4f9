import { Card, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { TargetSurvey } from '../../../contract/v2/surveyCampaigns.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { SurveyStatus } from './SurveyStatus.tsx';
import { surveyPaths } from './surveyPaths.ts';

/** The surveys that match a search, with their campaigns and progress. */
export function SurveySearchResults({ surveys }: { readonly surveys: readonly TargetSurvey[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const columns: readonly Column<TargetSurvey>[] = [
    {
      name: 'person',
      cell: ({ target_id, name }) => (
        <Link component={RouterLink} to={surveyPaths.target(target_id)}>
          {name}
        </Link>
      ),
    },
    {
      name: 'campaign',
      cell: ({ campaign_id, campaign }) => (
        <Link component={RouterLink} to={surveyPaths.manage(campaign_id)}>
          {campaign}
        </Link>
      ),
    },
    {
      name: 'status',
      cell: ({ campaign_status, released_on }) => (
        <SurveyStatus status={campaign_status} released_on={released_on} />
      ),
    },
    { name: 'self', isWide: true, cell: ({ self }) => translate(`surveys.stages.${self ?? 'none'}`) },
    { name: 'closes', isWide: true, cell: ({ closes_on }) => format.day(closes_on, 'long') },
  ];
  return (
    <Card>
      <DataTable
        columnTexts="surveys.search.columns"
        caption={translate('surveys.search.table')}
        columns={columns}
        rows={surveys}
        rowKey={({ target_id }) => target_id}
      />
    </Card>
  );
}
