import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import type { Dimension } from './useResultWords.ts';

interface Chosen {
  readonly campaign: Pick<WholeCampaign, 'name'>;
  readonly topic?: string;
  readonly dimension?: Dimension;
}

/** The selected filters of a chart with their labels, for exported files. */
export function useChoices({
  campaign,
  topic,
  dimension,
}: Chosen): readonly (readonly [label: string, value: string])[] {
  const translate = useTranslate();
  return [
    [translate('exports.chart.campaign'), campaign.name],
    ...(topic === undefined ? [] : [[translate('results.table.topic'), topic] as const]),
    ...(dimension === undefined
      ? []
      : [[translate('results.groups.by'), translate(`results.groups.dimension.${dimension}`)] as const]),
  ];
}
