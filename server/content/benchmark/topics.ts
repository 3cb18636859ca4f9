import { belonging } from './belonging.ts';
import { fairness } from './fairness.ts';
import { growth } from './growth.ts';
import { leadership } from './leadership.ts';
import { respect } from './respect.ts';
import type { TopicContent } from './topicContentTypes.ts';
import { voice } from './voice.ts';

/** The topics of the culture benchmark in display order. */
export const benchmarkTopics: readonly TopicContent[] = [
  belonging,
  fairness,
  voice,
  growth,
  respect,
  leadership,
];
