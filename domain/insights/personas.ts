import { type Metric, metrics } from '../metrics/metrics.ts';

/** Patterns of strengths within a person; their texts are in the locales. Codes are permanent. */
export const personaCodes = [
  'listener',
  'advocate',
  'coach',
  'steward',
  'explorer',
  'bridge_builder',
  'challenger',
  'fair_witness',
] as const;
export type PersonaCode = (typeof personaCodes)[number];

interface Pattern {
  readonly strong: readonly Metric[];
  readonly quiet: readonly Metric[];
}

/** The strongest and the weakest metrics of each pattern. All others are in between. */
const patterns: Readonly<Record<PersonaCode, Pattern>> = {
  listener: {
    strong: ['listening', 'empathy', 'humility'],
    quiet: ['courage', 'accountability', 'adaptability'],
  },
  advocate: {
    strong: ['courage', 'fair_chances', 'bias_awareness'],
    quiet: ['collaboration', 'coaching', 'adaptability'],
  },
  coach: { strong: ['coaching', 'trust', 'listening'], quiet: ['bias_awareness', 'courage', 'curiosity'] },
  steward: {
    strong: ['accountability', 'trust', 'fair_chances'],
    quiet: ['curiosity', 'adaptability', 'empathy'],
  },
  explorer: {
    strong: ['curiosity', 'adaptability', 'humility'],
    quiet: ['accountability', 'fair_chances', 'trust'],
  },
  bridge_builder: {
    strong: ['collaboration', 'empathy', 'trust'],
    quiet: ['courage', 'bias_awareness', 'humility'],
  },
  challenger: {
    strong: ['courage', 'accountability', 'adaptability'],
    quiet: ['listening', 'empathy', 'humility'],
  },
  fair_witness: {
    strong: ['bias_awareness', 'fair_chances', 'curiosity'],
    quiet: ['coaching', 'collaboration', 'empathy'],
  },
};

/**
 * Returns the centroid of a pattern over the twelve metrics, in their order. It sums to 0 and has length 1, so that
 * patterns differ only in shape.
 */
export function centroidOf(persona: PersonaCode): readonly number[] {
  const { strong, quiet } = patterns[persona];
  const raw: readonly number[] = metrics.map((metric) => {
    if (strong.includes(metric)) return 1;
    return quiet.includes(metric) ? -1 : 0;
  });
  const length = Math.sqrt(raw.reduce((sum, value) => sum + value * value, 0));
  return raw.map((value) => value / length);
}

/** Returns the strongest and the weakest metrics of a pattern. */
export const patternOf = (persona: PersonaCode): Pattern => patterns[persona];
