import { useMediaQuery, useTheme } from '@mui/material';
import { useIsPrinting } from '../page/useIsPrinting.ts';
import { HeatmapList } from './HeatmapList.tsx';
import { HeatmapTable } from './HeatmapTable.tsx';
import type { HeatmapProps } from './heatmapTypes.ts';

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
