import { findOutliers } from '../../../domain/pay/positions/findOutliers.ts';
import { costToTarget, payPosition } from '../../../domain/pay/positions/payPosition.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { openPayProject } from './payAccess.ts';

/** The compa-ratios to which the cost of raising everyone is shown. */
const targets = [0.8, 0.9, 1] as const;

/** Returns what a project contains, and what raising pay to a target costs. */
export async function readPayOverview(deps: Deps, caller: Caller, projectId: number) {
  const { project, people, file } = await openPayProject(deps, caller, projectId);
  const total = people.reduce((sum, { basePay }) => sum + basePay, 0);
  return {
    name: project.name,
    description: project.description,
    currency: project.currency,
    data_day: project.data_day,
    people: people.length,
    with_range: people.filter((person) => payPosition(person) !== null).length,
    outliers: findOutliers(people, project.data_day).size,
    base_pay: total,
    applied_at: file?.applied_at ?? null,
    targets: targets.map((target) => ({ target, ...costToTarget(people, target) })),
  };
}
