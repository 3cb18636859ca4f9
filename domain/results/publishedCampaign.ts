import type { SurveyLength } from '../campaigns/surveyLength.ts';
import type { PublishedScore, PublishedTopic } from '../scoring/compareScores.ts';

/** A published score; `banded` if its value is the lower end of a band of ten points. */
export interface ResultScore extends PublishedScore {
  readonly banded?: boolean | undefined;
}

export interface ResultElement extends ResultScore {
  readonly element_id: number;
  readonly element: string;
}

export interface ResultTopic extends ResultScore, PublishedTopic {
  readonly topic: string;
  readonly n_band: number;
  readonly elements: readonly ResultElement[];
}

/** One published group, or several that are combined; `members` lists them. */
export interface ResultGroup {
  readonly members: readonly string[];
  readonly n_band: number;
  readonly topics: readonly ResultTopic[];
}

export interface ResultQuarter {
  readonly year: number;
  readonly quarter: number;
}

/** The published results of a closed campaign that the reader may see. */
export interface ResultCampaign {
  readonly campaign_id: number;
  readonly name: string;
  readonly quarter: ResultQuarter;
  readonly closed_on: string;
  readonly k: number;
  readonly length: SurveyLength;
  /** Only campaigns with the same audience are compared. */
  readonly audience: string | null;
  readonly n_band: number | null;
  readonly overall: ResultScore | null;
  readonly topics: readonly ResultTopic[];
}
