import loadHighs from 'highs';
import type { PublishedNumber } from './requestAllResults.ts';

/** The solver is loaded once, because loading it takes longer than solving most programs. */
let loaded: ReturnType<typeof loadHighs> | null = null;

/** A number about one element, and the people it covers. */
interface ReportedRange extends Pick<PublishedNumber, 'value' | 'low' | 'high'> {
  readonly people: ReadonlySet<number>;
  /** The distance of two displayed values, if it differs from the `step` of all numbers. */
  readonly step?: 1 | 10;
}

/**
 * The minimum and maximum possible score of anyone, for an outsider who has all these numbers of one element and knows who belongs to
 * which group: one pair of linear programs per set of indistinguishable people. `step` is the distance of two displayed values (1, or 10
 * in bands).
 */
export async function computePossibleScores(
  reported: readonly ReportedRange[],
  step: 1 | 10,
): Promise<[number, number][]> {
  loaded ??= loadHighs();
  const highs = await loaded;
  const lots = new Map<string, number>();
  for (const person of new Set(reported.flatMap(({ people }) => [...people]))) {
    const cells = reported.map(({ people }) => (people.has(person) ? 1 : 0)).join('');
    lots.set(cells, (lots.get(cells) ?? 0) + 1);
  }
  const rows = [...reported.entries()].map(([at, { people, ...figure }]) => {
    const sum = [...lots.keys()].flatMap((cells, lot) => (cells[at] === '1' ? [`x${lot}`] : [])).join(' + ');
    const [least, most] = rangeOf(figure, figure.step ?? step);
    return ` m${at}: ${sum} >= ${least * people.size}\n n${at}: ${sum} <= ${most * people.size}`;
  });
  const bounds = [...lots.values()].map((count, lot) => ` 0 <= x${lot} <= ${100 * count}`);
  const solve = (word: 'Minimize' | 'Maximize', lot: number): number => {
    const program = [word, ` o: x${lot}`, 'Subject To', ...rows, 'Bounds', ...bounds, 'End'].join('\n');
    const { Status, ObjectiveValue } = highs.solve(program, { output_flag: false });
    if (Status !== 'Optimal') throw new Error(`no scores agree with what was told: ${Status}`);
    return ObjectiveValue;
  };
  return [...lots.values()].map((count, lot) => [
    Math.max(0, solve('Minimize', lot) - 100 * (count - 1)),
    Math.min(100, solve('Maximize', lot)),
  ]);
}

function rangeOf(
  { value, low, high }: Omit<ReportedRange, 'people'>,
  step: 1 | 10,
): readonly [number, number] {
  if (high) return [value - 1, 100];
  if (low) return [0, value + 1];
  return step === 1 ? [value - 0.5, value + 0.5] : [value - 0.5, value === 90 ? 100 : value + 9.5];
}
