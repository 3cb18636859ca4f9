import type { Metric } from '../../../domain/metrics/metrics.ts';
import { accountability } from './accountability.ts';
import { adaptability } from './adaptability.ts';
import { biasAwareness } from './biasAwareness.ts';
import { coaching } from './coaching.ts';
import { collaboration } from './collaboration.ts';
import { courage } from './courage.ts';
import { curiosity } from './curiosity.ts';
import { empathy } from './empathy.ts';
import { fairChances } from './fairChances.ts';
import { humility } from './humility.ts';
import { listening } from './listening.ts';
import type { StatementContent } from './statementContent.ts';
import { trust } from './trust.ts';

/** Twelve statements for each metric. */
export const statements = {
  humility,
  curiosity,
  bias_awareness: biasAwareness,
  empathy,
  listening,
  trust,
  fair_chances: fairChances,
  courage,
  accountability,
  coaching,
  collaboration,
  adaptability,
} as const satisfies Readonly<Record<Metric, readonly StatementContent[]>>;
