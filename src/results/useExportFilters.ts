import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import type { Dimension } from './useResultTexts.ts';

interface SelectedFilters {
  readonly campaign: Pick<CampaignScores, 'name'>;
  readonly topic?: string;
  readonly dimension?: Dimension;
}

/** The selected filters of a chart with their labels, for exported files. */
export function useExportFilters({
  campaign,
  topic,
  dimension,
}: SelectedFilters): readonly (readonly [label: string, value: string])[] {
  const translate = useTranslate();
  return [
    [translate('exports.chart.campaign'), campaign.name],
    ...(topic === undefined ? [] : [[translate('results.table.topic'), topic] as const]),
    ...(dimension === undefined
      ? []
      : [[translate('results.groups.by'), translate(`results.groups.dimension.${dimension}`)] as const]),
  ];
}
