import { auditCells } from '../../release/auditCells.ts';

/** How many women and men a category of workers has, and how many of them receive variable pay. */
export interface CategorySize {
  readonly name: string;
  readonly women: number;
  readonly men: number;
  readonly womenWithVariable: number;
  readonly menWithVariable: number;
}

export interface PublishableCategory {
  readonly name: string;
  /** Whether the gap in variable pay can be shown as well. */
  readonly hasVariable: boolean;
}

type Counted = 'women' | 'men' | 'womenWithVariable' | 'menWithVariable';

/**
 * Chooses the categories whose gaps can be shown next to those of everyone: each has at least `minimum` women and men, and no combination
 * of the shown numbers is about fewer people (`auditCells`, the audit of published results). What everyone's total minus the shown categories
 * leaves must therefore be nobody or at least `minimum` people, too. The smallest category is withheld until that holds; an audit
 * that doesn't finish counts as failed.
 */
export function publishableCategories(
  sizes: readonly CategorySize[],
  minimum: number,
): readonly PublishableCategory[] {
  const shown = chooseSafe(sizes, ['women', 'men'], minimum);
  const withVariable = chooseSafe(sizes, ['womenWithVariable', 'menWithVariable'], minimum);
  return sizes
    .filter((size) => shown.has(size.name))
    .map(({ name }) => ({ name, hasVariable: withVariable.has(name) }));
}

function chooseSafe(
  sizes: readonly CategorySize[],
  counted: readonly [Counted, Counted],
  minimum: number,
): ReadonlySet<string> {
  const smallest = (size: CategorySize) => Math.min(...counted.map((key) => size[key]));
  const shown = sizes.filter((size) => smallest(size) >= minimum).sort((a, b) => smallest(b) - smallest(a));
  const isSafe = () => counted.every((key) => isAuditPassed(sizes, new Set(shown), key, minimum));
  while (shown.length > 0 && !isSafe()) shown.pop();
  return new Set(shown.map(({ name }) => name));
}

/** Audits the sums of one gender: everyone and each shown category. The atoms are the categories. */
function isAuditPassed(
  sizes: readonly CategorySize[],
  shown: ReadonlySet<CategorySize>,
  key: Counted,
  minimum: number,
): boolean {
  const filled = sizes.filter((size) => size[key] > 0);
  const everyone = [...filled.keys()];
  const cells = [everyone, ...everyone.filter((at) => shown.has(filled[at] ?? noCategory)).map((at) => [at])];
  const { safe, certain } = auditCells(
    cells,
    filled.map((size) => size[key]),
    minimum,
  );
  return safe && certain;
}

const noCategory: CategorySize = { name: '', women: 0, men: 0, womenWithVariable: 0, menWithVariable: 0 };
