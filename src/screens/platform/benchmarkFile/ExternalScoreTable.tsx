import type { BenchmarkTopics } from '../../../../dataProviders/benchmarkFile.ts';
import type { ExternalScore } from '../../../../domain/benchmarkFile/checkBenchmarkRows.ts';
import { type Column, DataTable } from '../../../kit/lists/DataTable.tsx';
import { useFormat } from '../../../kit/useFormat.ts';

interface Props {
  readonly caption: string;
  readonly rows: readonly ExternalScore[];
  readonly topics: BenchmarkTopics;
}

/** The rows of a benchmark file as they are shown to accounts. */
export function ExternalScoreTable({ caption, rows, topics }: Props) {
  const format = useFormat();
  const nameOf = new Map(topics.map(({ topic_id, topic }) => [topic_id, topic]));
  const columns: readonly Column<ExternalScore>[] = [
    { name: 'topic', cell: ({ topic_id }) => nameOf.get(topic_id) },
    { name: 'score', align: 'right', cell: ({ score }) => format.number(score) },
    { name: 'spread', align: 'right', isWide: true, cell: ({ spread }) => format.number(spread) },
    { name: 'n', align: 'right', isWide: true, cell: ({ n }) => format.number(n) },
    { name: 'source', cell: ({ source }) => source, sx: { overflowWrap: 'anywhere' } },
    { name: 'year', align: 'right', cell: ({ year }) => String(year) },
  ];
  return (
    <DataTable
      columnTexts="benchmarkFile.columns"
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ topic_id, source, year }) => `${topic_id} ${year} ${source}`}
      maxHeight={480}
    />
  );
}
