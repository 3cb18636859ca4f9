import type loadHighs from 'highs';
import type { CellSums, IntervalSolver } from '../../../domain/release/auditIntervals.ts';

/** Loaded once per process, because the JavaScript engine optimizes each newly loaded module again. */
let loaded: Awaited<ReturnType<typeof loadHighs>> | null = null;

/**
 * Opens the solver of the interval audit (R8), compiled from HiGHS. The elements of a release share one
 * model: only the ranges of the cells change, so each solution starts from the previous one. `dispose` frees
 * its memory.
 */
export async function openSolver(): Promise<{
  readonly solver: IntervalSolver;
  readonly dispose: () => void;
}> {
  loaded ??= await (await import('highs')).default();
  const highs = loaded;
  const model = highs.createModel();
  model.options.set({ output_flag: false, presolve: 'off' });
  let currentCells: CellSums['cells'] | null = null;
  return {
    solver(sums) {
      const rows = sums.cells.length;
      if (currentCells !== sums.cells) model.passModel(programOf(sums));
      else model.changeRowsBounds({ kind: 'range', from: 0, to: rows - 1 }, sums.least, sums.most);
      currentCells = sums.cells;
      return {
        cheapest(costs) {
          model.changeColsCost({ kind: 'range', from: 0, to: costs.length - 1 }, costs);
          model.run();
          return model.getModelStatus() === highs.constants.modelStatus.optimal
            ? model.getSolution().colValue
            : null;
        },
      };
    },
    dispose: () => model.dispose(),
  };
}

/** Runs work with a solver and frees the solver's memory even if the work fails. */
export async function withSolver<T>(work: (solver: IntervalSolver) => T): Promise<T> {
  const { solver, dispose } = await openSolver();
  try {
    return work(solver);
  } finally {
    dispose();
  }
}

/** One column for the sum of each atom's scores, one row for each cell. */
function programOf({ cells, people, least, most }: CellSums) {
  const starts = [0];
  const indices = cells.flatMap((atoms) => {
    starts.push((starts.at(-1) ?? 0) + atoms.length);
    return atoms;
  });
  return {
    numCols: people.length,
    numRows: cells.length,
    colCost: new Float64Array(people.length),
    colLower: new Float64Array(people.length),
    colUpper: people.map((count) => 100 * count),
    rowLower: least,
    rowUpper: most,
    matrix: {
      format: 'csr' as const,
      numRows: cells.length,
      numCols: people.length,
      starts,
      indices,
      values: indices.map(() => 1),
    },
  };
}
