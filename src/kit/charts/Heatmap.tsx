import { useMediaQuery, useTheme } from '@mui/material';
import { useIsPrinting } from '../page/useIsPrinting.ts';
import type { ScoreTexts } from './displayedScore.ts';
import { HeatmapList } from './HeatmapList.tsx';
import { HeatmapTable } from './HeatmapTable.tsx';
import type { HeatmapGroup, HeatmapTopic } from './heatmapTypes.ts';

export interface HeatmapProps {
  readonly label: string;
  /** The name of the first column. */
  readonly corner: string;
  readonly averageLabel: string;
  readonly topics: readonly HeatmapTopic[];
  readonly groups: readonly HeatmapGroup[];
  readonly words: ScoreTexts;
  /** Opens a group by its key. */
  readonly onOpenGroup?: ((key: string) => void) | undefined;
}

/** Topics per printed table, in addition to the names; paper cannot scroll. */
const topicsPerPrintedTable = 12;

/**
 * Groups by topics: each score with its gap to the average as a number and a tint, which is strong only where the gap is significant.
 * Unpublished scores are hatched. A phone shows one topic at a time.
 */
export function Heatmap(props: HeatmapProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const isPrinting = useIsPrinting();
  if (!isPrinting)
    return isPhone ? <HeatmapList {...props} /> : <HeatmapTable {...props} isComplete={false} />;
  const { topics } = props;
  const tableCount = Math.ceil(topics.length / topicsPerPrintedTable);
  const size = Math.ceil(topics.length / tableCount);
  return Array.from({ length: tableCount }, (_, at) => topics.slice(at * size, (at + 1) * size)).map(
    (printed) => <HeatmapTable key={printed[0]?.key} {...props} topics={printed} isComplete />,
  );
}
