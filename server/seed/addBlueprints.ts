import { type StakeholderRanking, suggestRanges } from '../../domain/builder/blueprintProfile.ts';
import type { BlueprintStatus } from '../../domain/builder/blueprintStatus.ts';
import { type Metric, metrics } from '../../domain/metrics/metrics.ts';
import type { Tx } from '../store/database.ts';

interface Planned {
  readonly name: string;
  readonly kind: 'role' | 'culture';
  readonly description: string;
  readonly version: number;
  readonly status: BlueprintStatus;
  readonly approved_on: string | null;
  /** The consulted stakeholders, each with their highest-ranked metrics; the others follow in their order. */
  readonly stakeholders: Readonly<Record<string, readonly Metric[]>>;
}

const lead = {
  name: 'Team lead',
  kind: 'role',
  description: 'What we expect of everyone who leads a team, whatever its size.',
} as const;

const planned: readonly Planned[] = [
  {
    ...lead,
    version: 1,
    status: 'retired',
    approved_on: '2025-02-10',
    stakeholders: {
      'Board of directors': ['accountability', 'courage', 'trust', 'coaching', 'listening'],
      'People and culture': ['empathy', 'coaching', 'listening', 'fair_chances', 'trust'],
    },
  },
  {
    ...lead,
    version: 2,
    status: 'approved',
    approved_on: '2026-01-19',
    stakeholders: {
      'Board of directors': ['trust', 'accountability', 'coaching', 'listening', 'courage'],
      'People and culture': ['listening', 'coaching', 'trust', 'fair_chances', 'empathy'],
      'Works council': ['fair_chances', 'listening', 'trust', 'empathy', 'accountability'],
      'Team leads, by vote': ['trust', 'coaching', 'listening', 'collaboration', 'fair_chances'],
    },
  },
  {
    name: 'The culture we want',
    kind: 'culture',
    description: 'How we want to work with one another by the end of next year.',
    version: 1,
    status: 'approved',
    approved_on: '2026-03-02',
    stakeholders: {
      'Board of directors': ['collaboration', 'adaptability', 'trust', 'courage', 'curiosity'],
      'Works council': ['fair_chances', 'trust', 'listening', 'courage', 'collaboration'],
      'Employee forum': ['listening', 'fair_chances', 'trust', 'bias_awareness', 'collaboration'],
    },
  },
  {
    name: 'Customer care specialist',
    kind: 'role',
    description: 'For the openings in customer care of next spring.',
    version: 1,
    status: 'draft',
    approved_on: null,
    stakeholders: { 'Head of customer care': ['empathy', 'listening', 'adaptability', 'humility', 'trust'] },
  },
];

const completeRanking = (first: readonly Metric[]): StakeholderRanking => [
  ...first,
  ...metrics.filter((metric) => !first.includes(metric)),
];

/**
 * Adds the blueprints of an account with their stakeholders' rankings. Returns their ids by name, the newest version
 * last.
 */
export async function addBlueprints(
  tx: Tx,
  accountId: number,
  approvedBy: number,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const { stakeholders: stakeholderRankings, ...facts } of planned) {
    const { id } = await tx
      .insertInto('blueprints')
      .values({
        ...facts,
        account_id: accountId,
        first_id: ids.get(facts.name) ?? null,
        approved_by: facts.approved_on === null ? null : approvedBy,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(facts.name, id);
    const own = { account_id: accountId, blueprint_id: id };
    const rankings = Object.entries(stakeholderRankings).map(([stakeholder, first]) => ({
      ...own,
      stakeholder,
      ranking: completeRanking(first),
    }));
    await tx.insertInto('blueprint_rankings').values(rankings).execute();
    const ranges = suggestRanges(rankings.map(({ ranking }) => ranking));
    await tx
      .insertInto('blueprint_ranges')
      .values(ranges.map((range) => ({ ...own, ...range })))
      .execute();
  }
  return ids;
}
