import { metrics } from '../../../metrics/metrics.ts';
import type { FormParameters, RankedStatementIds } from '../formParameters.ts';
import type { ItemParameters } from '../likelihood.ts';

/** One answered question: its block number and its statements' numbers, from most to least. */
export interface NumberedRanking {
  readonly block: number;
  readonly order: readonly number[];
}

/** Forms with numbered statements and questions, for the many passes of a calibration. */
export interface CalibrationLayout {
  readonly ids: readonly string[];
  readonly start: readonly ItemParameters[];
  /** The statements of each question, as indices of `ids`. */
  readonly blocks: readonly (readonly number[])[];
  readonly forms: readonly (readonly NumberedRanking[])[];
}

/**
 * Numbers the statements and questions. Throws `RangeError` for a statement without parameters and for one that is in two questions,
 * because the statements of a question are fitted together.
 */
export function buildCalibrationLayout(
  forms: readonly (readonly RankedStatementIds[])[],
  start: FormParameters,
): CalibrationLayout {
  const ids = Object.keys(start);
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const blocks: (readonly number[])[] = [];
  const blockOf = new Map<number, number>();

  const numbered = (ranked: RankedStatementIds): NumberedRanking => {
    const order = ranked.map((id) => {
      const number = numbers.get(id);
      if (number === undefined) throw new RangeError(`no statement is called ${id}`);
      return number;
    });
    const known = order.map((number) => blockOf.get(number));
    const block = known[0] ?? blocks.length;
    if (block === blocks.length) {
      blocks.push([...order].sort((a, b) => a - b));
      for (const number of order) blockOf.set(number, block);
    }
    const together = order.every((number) => blockOf.get(number) === block);
    if (!together || blocks[block]?.length !== order.length || known.some((own) => own !== known[0])) {
      throw new RangeError('a statement belongs to one question');
    }
    return { block, order };
  };

  return {
    ids,
    start: Object.values(start).map(({ metric, a, b }) => ({ trait: metrics.indexOf(metric), a, b })),
    blocks,
    forms: forms.map((form) => form.map(numbered)),
  };
}
