import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { displayedScoreText } from '../../kit/charts/displayedScore.ts';
import { exportCell } from '../scoreTable.ts';
import { useCampaignCaption } from '../useCampaignCaption.ts';
import { useExportFilters } from '../useExportFilters.ts';
import { useResultTexts } from '../useResultTexts.ts';
import {
  type ComparedGroup,
  type ComparedTopic,
  compareGroups,
  relationOf,
  significantTopics,
} from './comparedGroups.ts';
import { DifferenceFigure } from './DifferenceFigure.tsx';
import { rowCell, rowGrid, rowLabel } from './rowStyles.ts';

interface ComparedTopicsChartProps {
  readonly campaign: CampaignScores;
  readonly first: ComparedGroup;
  readonly second: ComparedGroup;
}

/** The scores of two groups in every topic, with their differences. */
export function ComparedTopicsChart({ campaign, first, second }: ComparedTopicsChartProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const rows = compareGroups(campaign.topics, first, second);
  const relation = relationOf(first, second);
  const names = { first: first.name, second: second.name };
  const header = {
    topic: translate('results.table.topic'),
    first: first.name,
    second: second.name,
    difference: translate('results.view.compare.difference'),
  };
  return (
    <ChartCard
      title={useFinding(rows, names)}
      caption={useCampaignCaption(campaign)}
      exportFilters={useExportFilters({ campaign })}
      fileName={translate('results.view.compare.fileName', { campaign: campaign.name, ...names })}
      table={{
        header: [...Object.values(header), translate('results.table.margin')],
        rows: rows.map((row) => [
          row.topic,
          exportCell(row.first, words),
          exportCell(row.second, words),
          row.difference?.points ?? null,
          row.difference?.margin ?? null,
        ]),
      }}
    >
      <Box aria-hidden sx={{ ...rowGrid(4), display: { xs: 'none', md: 'grid' }, pb: 0.5 }}>
        {Object.entries(header).map(([column, label]) => (
          <Typography key={column} variant="caption" color="text.secondary" sx={breakAnywhere}>
            {label}
          </Typography>
        ))}
      </Box>
      <Box component="ul" aria-label={useFinding(rows, names)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.topic_id}
            sx={{ ...rowGrid(4), py: 1, borderTop: 1, borderColor: 'divider' }}
          >
            <Typography component="span" sx={{ ...breakAnywhere, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
              {row.topic}
            </Typography>
            <Value label={first.name}>{displayedScoreText(row.first, words)}</Value>
            <Value label={second.name}>{displayedScoreText(row.second, words)}</Value>
            <Box component="span" sx={rowCell}>
              <Typography component="span" variant="caption" color="text.secondary" sx={rowLabel}>
                {translate('results.view.compare.difference')}{' '}
              </Typography>
              <DifferenceFigure
                difference={row.difference}
                none={translate('results.view.compare.notShown')}
              />
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 1.5, maxWidth: 720 }}>
        {translate('results.view.compare.margins')}{' '}
        {relation !== 'separate' && translate(`results.view.compare.${relation}`)}
      </Typography>
    </ChartCard>
  );
}

function Value({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <Box component="span" sx={rowCell}>
      <Typography component="span" variant="caption" color="text.secondary" sx={rowLabel}>
        {label}{' '}
      </Typography>
      <Typography component="span" variant="body2" className="tabular">
        {children}
      </Typography>
    </Box>
  );
}

/** The finding as a sentence. It says that nothing differs only if every topic could be tested. */
function useFinding(
  rows: readonly ComparedTopic[],
  names: { readonly first: string; readonly second: string },
) {
  const translate = useTranslate();
  const words = useResultTexts();
  const { higher, lower } = significantTopics(rows);
  const text = (key: string, topics: readonly string[]) =>
    translate(`results.view.compare.${key}`, { ...names, topics: words.list(topics) });
  if (higher.length > 0 && lower.length > 0) {
    return translate('results.view.compare.both', {
      ...names,
      higher: words.list(higher),
      lower: words.list(lower),
    });
  }
  if (higher.length > 0) return text('higher', higher);
  if (lower.length > 0) return text('lower', lower);
  const isTested = rows.length > 0 && rows.every(({ difference }) => difference?.word != null);
  return text(isTested ? 'alike' : 'notComparable', []);
}

const breakAnywhere = { overflowWrap: 'anywhere' } as const;
