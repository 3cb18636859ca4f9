import { Card, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SurveySummary } from '../../../contract/v2/surveyCampaigns.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { ProgressShareBar } from './ProgressShareBar.tsx';
import { SurveyStatus } from './SurveyStatus.tsx';
import { surveyPaths } from './surveyPaths.ts';

type Campaign = SurveySummary['campaigns'][number];
/** A campaign, or the total if `campaign` is null. */
type Row = SurveySummary['total'] & { readonly campaign: Campaign | null };

const groups = ['self', 'manager', 'raters'] as const;
const tight = { px: { xs: 0.75, sm: 2 } } as const;
const fromSmall = { ...tight, display: { xs: 'none', sm: 'table-cell' } } as const;

/** The progress of each campaign, and of all of them in the last row. */
export function SurveySummaryTable({ summary: { campaigns, total } }: { readonly summary: SurveySummary }) {
  const translate = useTranslate();
  const format = useFormat();
  const word = (name: string) => translate(`surveys.summary.${name}`);
  const rows: readonly Row[] = [
    ...campaigns.map((campaign) => ({ ...campaign, campaign })),
    ...(campaigns.length > 1 ? [{ ...total, campaign: null }] : []),
  ];
  const columns: readonly Column<Row>[] = [
    {
      name: 'campaign',
      cell: ({ campaign }) =>
        campaign ? (
          <Link component={RouterLink} to={surveyPaths.manage(campaign.campaign_id)}>
            {campaign.name}
          </Link>
        ) : (
          word('total')
        ),
      sx: tight,
    },
    {
      name: 'status',
      isWide: true,
      cell: ({ campaign }) =>
        campaign && <SurveyStatus status={campaign.status} released_on={campaign.released_on} />,
    },
    {
      name: 'closes',
      isWide: true,
      cell: ({ campaign }) => campaign && format.day(campaign.closes_on, 'long'),
    },
    { name: 'people', align: 'right', cell: ({ target_count }) => target_count, sx: fromSmall },
    ...groups.map((name) => ({
      name,
      label: translate(`surveys.funnel.${name}`),
      cell: (row: Row) => <ProgressShareBar share={row[name]} step="finished" />,
      sx: tight,
    })),
  ];
  return (
    <Card>
      <DataTable
        columnTexts="surveys.summary"
        caption={word('table')}
        columns={columns}
        rows={rows}
        rowKey={({ campaign }) => campaign?.campaign_id ?? 'total'}
      />
    </Card>
  );
}
