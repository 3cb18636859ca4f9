import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { DistanceBars } from '../kit/charts/DistanceBars.tsx';
import { type DimensionFinding, rankDimensions } from './dimensionFindings.ts';
import { useCampaignCaption } from './useCampaignCaption.ts';
import { useExportFilters } from './useExportFilters.ts';

interface DimensionChartProps {
  readonly campaign: CampaignScores;
  readonly findings: readonly DimensionFinding[];
}

/** The dimensions of the organization, ranked by how much results differ between their groups, corrected for chance. */
export function DimensionChart({ campaign, findings }: DimensionChartProps) {
  const translate = useTranslate();
  const rows = rankDimensions(findings).map(({ dimension, groups, typical, gap, isSignificant }) => ({
    dimension,
    name: translate(`results.groups.dimension.${dimension}`),
    groups,
    points: typical && Math.round(typical.points),
    chance: typical && Math.round(typical.chance),
    excess: typical && Math.round(typical.excess),
    gap,
    isSignificant,
  }));
  return (
    <ChartCard
      title={translate('results.dimensions.chart')}
      caption={useCampaignCaption(campaign)}
      exportFilters={useExportFilters({ campaign })}
      fileName={`${campaign.name} ${translate('results.dimensions.fileName')}`}
      table={{
        header: ['dimension', 'groups', 'typical', 'chance', 'excess', 'gap'].map((name) =>
          translate(`results.dimensions.table.${name}`),
        ),
        rows: rows.map(({ name, groups, points, chance, excess, gap }) =>
          groups === 0
            ? [name, translate('results.notShown'), null, null, null, null]
            : [name, groups, points, chance, excess, gap],
        ),
      }}
    >
      <DistanceBars
        label={translate('results.dimensions.bars')}
        bars={rows.map(({ dimension, name, groups, points, chance, gap, isSignificant }) => ({
          id: dimension,
          name,
          note:
            groups === 0
              ? translate('results.dimensions.none')
              : translate('results.dimensions.note', { smart_count: groups, gap }),
          value: points,
          reference: chance,
          isPale: !isSignificant,
          text:
            points === null
              ? translate(groups === 0 ? 'results.notShown' : 'results.dimensions.open')
              : translate('results.dimensions.points', { smart_count: points }),
        }))}
      />
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 2, maxWidth: 720 }}>
        {translate('results.dimensions.meaning')}
      </Typography>
    </ChartCard>
  );
}
