import type { BlockContent } from './statementContent.ts';

/**
 * Blocks of four statements to rank, in numbering order. Each metric meets every other one three or four times, and
 * neighboring blocks share at most one metric (`docs/decisions/0017`). The position of a block is permanent, as its
 * code is derived from it.
 */
export const blocks = [
  ['listening_8', 'courage_3', 'accountability_10', 'collaboration_1'],
  ['adaptability_3', 'trust_11', 'empathy_7', 'fair_chances_2'],
  ['bias_awareness_2', 'humility_3', 'fair_chances_6', 'accountability_11'],
  ['coaching_11', 'curiosity_3', 'adaptability_4', 'listening_9'],
  ['empathy_6', 'bias_awareness_6', 'accountability_5', 'trust_6'],
  ['humility_10', 'adaptability_5', 'courage_9', 'fair_chances_7'],
  ['collaboration_5', 'accountability_1', 'listening_2', 'bias_awareness_7'],
  ['fair_chances_4', 'coaching_12', 'trust_12', 'curiosity_2'],
  ['empathy_1', 'courage_2', 'adaptability_6', 'accountability_3'],
  ['curiosity_11', 'trust_3', 'collaboration_2', 'humility_2'],
  ['bias_awareness_11', 'fair_chances_12', 'coaching_2', 'empathy_2'],
  ['adaptability_11', 'trust_7', 'collaboration_11', 'courage_5'],
  ['listening_1', 'humility_1', 'courage_8', 'coaching_5'],
  ['curiosity_1', 'empathy_10', 'fair_chances_3', 'collaboration_8'],
  ['courage_6', 'listening_7', 'coaching_9', 'trust_9'],
  ['accountability_7', 'humility_5', 'curiosity_10', 'adaptability_1'],
  ['trust_2', 'fair_chances_1', 'listening_10', 'courage_10'],
  ['coaching_7', 'accountability_12', 'humility_6', 'bias_awareness_9'],
  ['adaptability_10', 'listening_3', 'curiosity_5', 'empathy_11'],
  ['humility_11', 'adaptability_7', 'bias_awareness_1', 'trust_4'],
  ['fair_chances_11', 'collaboration_12', 'curiosity_7', 'accountability_6'],
  ['humility_12', 'empathy_5', 'listening_6', 'coaching_10'],
  ['bias_awareness_8', 'curiosity_8', 'courage_11', 'fair_chances_5'],
  ['trust_5', 'collaboration_10', 'empathy_4', 'humility_9'],
  ['collaboration_4', 'bias_awareness_12', 'coaching_6', 'adaptability_2'],
  ['fair_chances_10', 'empathy_3', 'humility_7', 'listening_12'],
  ['empathy_9', 'adaptability_12', 'accountability_9', 'coaching_8'],
  ['curiosity_6', 'courage_4', 'humility_4', 'bias_awareness_5'],
  ['collaboration_6', 'coaching_4', 'fair_chances_9', 'adaptability_9'],
  ['trust_1', 'listening_11', 'bias_awareness_3', 'curiosity_9'],
  ['courage_1', 'coaching_3', 'collaboration_7', 'humility_8'],
  ['accountability_8', 'fair_chances_8', 'trust_8', 'listening_4'],
  ['accountability_4', 'curiosity_12', 'empathy_8', 'courage_12'],
  ['listening_5', 'bias_awareness_4', 'adaptability_8', 'collaboration_3'],
  ['coaching_1', 'accountability_2', 'trust_10', 'curiosity_4'],
  ['courage_7', 'collaboration_9', 'bias_awareness_10', 'empathy_12'],
] as const satisfies readonly BlockContent[];
