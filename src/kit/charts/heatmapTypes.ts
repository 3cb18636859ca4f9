import type { DisplayedScore, ScoreTexts } from './displayedScore.ts';

/** A column: the topic with the average that its cells are compared with. */
export interface HeatmapTopic {
  readonly key: string;
  readonly name: string;
  readonly average: DisplayedScore;
}

export interface HeatmapScore extends DisplayedScore {
  /** Whether the gap to the average is significant; null if it couldn't be tested. */
  readonly isSignificant: boolean | null;
  /** Half of the 90% confidence range in points; null when unknown. */
  readonly margin: number | null;
}

/** A row: a group or a person with a score for each published topic. */
export interface HeatmapGroup {
  readonly key: string;
  readonly name: string;
  /** The number of people in the group, as a band. */
  readonly note?: string | undefined;
  /** The full description when `name` is abbreviated. */
  readonly explanation?: string | undefined;
  readonly cells: Readonly<Record<string, HeatmapScore>>;
}

export interface HeatmapProps {
  readonly label: string;
  /** The name of the first column. */
  readonly corner: string;
  /** The name of the choice of a topic on a phone. */
  readonly topicLabel: string;
  readonly averageLabel: string;
  readonly topics: readonly HeatmapTopic[];
  readonly groups: readonly HeatmapGroup[];
  readonly words: ScoreTexts;
  /** Opens a group by its key. */
  readonly onOpenGroup?: ((key: string) => void) | undefined;
}
