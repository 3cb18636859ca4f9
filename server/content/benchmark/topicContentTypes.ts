/**
 * One option of a question. Options are written from most to least inclusive, so their codes are assigned
 * independently of that order: codes may be sent to the browser, keys never are. Keys determine
 * `answer_percent` of keyed rankings.
 */
export interface OptionContent {
  readonly code: 'a' | 'b' | 'c' | 'd';
  readonly text: string;
  readonly key: 0 | 1 | 2 | 3;
}

/** One workplace situation in four versions, ranked by how closely they match the respondent's experience. */
export interface QuestionContent {
  readonly code: string;
  readonly text: string;
  readonly options: readonly [OptionContent, OptionContent, OptionContent, OptionContent];
}

export interface ElementContent {
  readonly code: string;
  readonly element: string;
  readonly description: string;
  readonly questions: readonly QuestionContent[];
}

/** A topic of the culture benchmark. Codes are permanent, as earlier answers and trends refer to them. */
export interface TopicContent {
  readonly code: string;
  readonly topic: string;
  readonly description: string;
  readonly elements: readonly ElementContent[];
}
