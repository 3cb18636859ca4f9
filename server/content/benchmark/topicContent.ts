/**
 * One answer of a question. Options are written from most to least inclusive, so the code is drawn apart from that
 * order: a code may reach the browser, a key never does. Keys feed `answer_percent` of keyed rankings.
 */
export interface OptionContent {
  readonly code: 'a' | 'b' | 'c' | 'd';
  readonly text: string;
  readonly key: 0 | 1 | 2 | 3;
}

/** One workplace situation in four versions, ranked from most to least like the respondent's own experience. */
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

/** A topic of the culture benchmark. Codes are permanent: earlier answers and trends are joined by them. */
export interface TopicContent {
  readonly code: string;
  readonly topic: string;
  readonly description: string;
  readonly elements: readonly ElementContent[];
}
