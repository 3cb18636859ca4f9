import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { SurveyCampaignResponse, SurveyFunnel } from '../../../contract/v2/surveyCampaigns.ts';
import { surveyFunnelQuery } from '../../../dataProviders/surveyCampaigns.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { ProgressShareBar, useShareTexts } from './ProgressShareBar.tsx';

/** The numbers of people invited, started and finished, by relationship and by team. */
export function SurveyFunnelChart({ campaign }: { readonly campaign: SurveyCampaignResponse }) {
  const translate = useTranslate();
  const query = useQuery(surveyFunnelQuery(useAccountId(), campaign.id));
  return (
    <Panel title={translate('surveys.funnel.title')}>
      <QueryState
        query={query}
        failed="surveys.funnel.failed"
        loading="surveys.funnel.loading"
        height={{ xs: 480, md: 394 }}
      >
        {(funnel) => <FunnelTables funnel={funnel} hasRaters={campaign.relationships.length > 0} />}
      </QueryState>
    </Panel>
  );
}

interface Props {
  readonly funnel: SurveyFunnel;
  readonly hasRaters: boolean;
}

function FunnelTables({ funnel, hasRaters }: Props) {
  const translate = useTranslate();
  if (funnel.by_team.length === 0) {
    return <SecondaryText>{translate('surveys.funnel.none')}</SecondaryText>;
  }
  return (
    <>
      <ByRelationship rows={funnel.by_relationship} />
      {funnel.by_team.length > 1 && <ByTeam rows={funnel.by_team} hasRaters={hasRaters} />}
      {hasRaters && <Hint>{translate('surveys.funnel.note')}</Hint>}
    </>
  );
}

const sx = { px: { xs: 0.5, sm: 1.5 } } as const;

function ByRelationship({ rows }: { readonly rows: SurveyFunnel['by_relationship'] }) {
  const translate = useTranslate();
  const words = useShareTexts();
  const head = (name: string) => translate(`surveys.funnel.${name}`);
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      name: 'who',
      cell: ({ relationship }) => translate(`surveys.relationships.${relationship}`),
      sx,
    },
    { name: 'invited', cell: ({ share }) => words.invited(share), sx },
    ...(['started', 'finished'] as const).map((name) => ({
      name,
      cell: ({ share }: (typeof rows)[number]) => <ProgressShareBar share={share} step={name} />,
      sx,
    })),
  ];
  return (
    <DataTable
      columnTexts="surveys.funnel"
      caption={head('byRelationship')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.relationship}
    />
  );
}

interface ByTeamProps {
  readonly rows: SurveyFunnel['by_team'];
  readonly hasRaters: boolean;
}

/** The numbers of people who have finished, by their team at launch. */
function ByTeam({ rows, hasRaters }: ByTeamProps) {
  const translate = useTranslate();
  const groups = hasRaters ? (['self', 'manager', 'raters'] as const) : (['self'] as const);
  const head = (name: string) => translate(`surveys.funnel.${name}`);
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { name: 'team', cell: ({ team }) => team ?? head('noTeam'), sx },
    ...groups.map((name) => ({
      name,
      cell: (shares: (typeof rows)[number]) => <ProgressShareBar share={shares[name]} step="finished" />,
      sx,
    })),
  ];
  return (
    <>
      <Typography component="h3" variant="subtitle2">
        {head('byTeam')}
      </Typography>
      <DataTable
        columnTexts="surveys.funnel"
        caption={head('byTeam')}
        columns={columns}
        rows={rows}
        rowKey={({ team }) => team ?? ''}
        maxHeight={420}
      />
    </>
  );
}
