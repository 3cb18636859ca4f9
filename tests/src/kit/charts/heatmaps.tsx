import { Heatmap } from '../../../../src/kit/charts/Heatmap.tsx';
import type { HeatmapScore, HeatmapTopic } from '../../../../src/kit/charts/heatmapTypes.ts';
import { renderScreen } from '../../screens/renderScreen.tsx';

export const words = {
  orMore: (value: number) => `${value} or more`,
  orLess: (value: number) => `${value} or less`,
  between: (from: number, to: number) => `${from} to ${to}`,
  notShown: 'Not enough answers',
  significant: 'Statistically significant',
};

const shown = (value: number) => ({ value, low: false, high: false });

export const manyTopics = (count: number): readonly HeatmapTopic[] =>
  Array.from({ length: count }, (_, at) => ({
    key: String(at + 1),
    name: `Topic ${at + 1}`,
    average: shown(60),
  }));

interface DrawnHeatmap {
  readonly topics?: readonly HeatmapTopic[];
  readonly groupCount?: number;
  /** The scores of the first group by topic. */
  readonly cells?: Readonly<Record<string, HeatmapScore>>;
  readonly onOpenGroup?: (key: string) => void;
}

/** Groups that all have the average in each topic, except the first, whose cells can be given. */
export function drawHeatmap({ topics = manyTopics(3), groupCount = 2, cells, onOpenGroup }: DrawnHeatmap) {
  const equal = Object.fromEntries(
    topics.map(({ key }) => [key, { ...shown(60), isSignificant: false, margin: 4 }]),
  );
  const groups = Array.from({ length: groupCount }, (_, at) => ({
    key: `group ${at}`,
    name: `Team ${at + 1}`,
    note: '20 to 49 people',
    cells: at === 0 && cells ? cells : equal,
  }));
  return renderScreen(() => (
    <main>
      <h1>Results</h1>
      <Heatmap
        label="Topics by team"
        corner="Group"
        topicLabel="Topic"
        averageLabel="Company average"
        topics={topics}
        groups={groups}
        words={words}
        onOpenGroup={onOpenGroup}
      />
    </main>
  ));
}
