import type { Metric, MetricDomain } from '../../domain/metrics/metrics.ts';

/** Names and meanings of the personal metrics. */
export const metrics = {
  domains: {
    awareness: 'Awareness',
    connection: 'Connection',
    fairness: 'Fairness',
    growth: 'Growth',
  },
  names: {
    humility: 'Humility',
    curiosity: 'Curiosity',
    bias_awareness: 'Awareness of bias',
    empathy: 'Empathy',
    listening: 'Listening',
    trust: 'Trust',
    fair_chances: 'Fair opportunity',
    courage: 'Courage',
    accountability: 'Accountability',
    coaching: 'Coaching',
    collaboration: 'Collaboration',
    adaptability: 'Adaptability',
  },
  meanings: {
    humility: 'Admits mistakes and asks for help.',
    curiosity: 'Wants to understand how others see things.',
    bias_awareness: 'Notices and questions their own assumptions.',
    empathy: 'Takes the feelings of others into account.',
    listening: 'Lets others finish and builds on what they say.',
    trust: 'Keeps promises and trusts others with responsibility.',
    fair_chances: 'Gives everyone the same access to work, praise and growth.',
    courage: 'Speaks up when someone is left out or treated badly.',
    accountability: 'Sets clear expectations and takes ownership of results.',
    coaching: 'Helps others grow with time and honest feedback.',
    collaboration: 'Brings different people together to decide and act.',
    adaptability: 'Changes course when people or facts require it.',
  },
} as const satisfies {
  readonly domains: Readonly<Record<MetricDomain, string>>;
  readonly names: Readonly<Record<Metric, string>>;
  readonly meanings: Readonly<Record<Metric, string>>;
};
