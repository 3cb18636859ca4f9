/**
 * An auditor that shares no code with the product: given the people of each number, it searches for a combination of numbers that covers
 * fewer than `k` of them. Arithmetic modulo a prime, exact in a double.
 */
const prime = 33_554_393;

/** Indexes of fewer than `k` people covered by some combination of the numbers; null if there are none. */
export function findIsolatedPeople(
  sets: readonly ReadonlySet<number>[],
  k: number,
): readonly number[] | null {
  for (const together of lots(sets)) {
    const result = betrayedBy(together, k);
    if (result) return result;
  }
  return null;
}

/** Splits the numbers into sets without people in common. Two such sets reveal no more together than separately. */
function lots(sets: readonly ReadonlySet<number>[]): ReadonlySet<number>[][] {
  return sets.reduce<ReadonlySet<number>[][]>((known, set) => {
    const meets = (lot: readonly ReadonlySet<number>[]) =>
      lot.some((other) => [...set].some((person) => other.has(person)));
    return [...known.filter((lot) => !meets(lot)), [set, ...known.filter(meets).flat()]];
  }, []);
}

function betrayedBy(sets: readonly ReadonlySet<number>[], k: number): readonly number[] | null {
  const atoms = atomsOf(sets);
  const weights = atoms.map(({ people }) => people.length);
  const columns = atoms.map(({ cells }) => sets.map((_, row) => (cells.includes(row) ? 1 : 0)));
  const everything = columns.map((_, at) => at);
  const full = basisOf(columns, everything).length;
  const result = search([], new Set(), k - 1);
  return result?.flatMap((atom) => atoms[atom]?.people ?? []) ?? null;

  /**
   * Adds atoms to `taken` until the rest has a lower rank; some combination then covers only the taken atoms. Every solution contains an
   * atom of each basis of the rest, so only the atoms of one basis are tried. An atom that was tried without success is excluded
   * (`stored`).
   */
  function search(taken: readonly number[], stored: ReadonlySet<number>, budget: number): number[] | null {
    const rest = everything.filter((atom) => !taken.includes(atom));
    const order = rest.sort((a, b) => rankOf(b, stored, budget) - rankOf(a, stored, budget));
    const basis = basisOf(columns, order);
    if (basis.length < full) return [...taken];
    const outside = new Set(stored);
    for (const atom of basis) {
      const weight = weights[atom] ?? 0;
      if (weight > budget || outside.has(atom)) continue;
      const result = search([...taken, atom], outside, budget - weight);
      if (result) return result;
      outside.add(atom);
    }
    return null;
  }

  /** The order of atoms in the basis. Atoms that can no longer be taken come first, so that fewer others are tried. */
  function rankOf(atom: number, stored: ReadonlySet<number>, budget: number): number {
    return stored.has(atom) || (weights[atom] ?? 0) > budget ? 1 : 0;
  }
}

interface Atom {
  readonly cells: readonly number[];
  readonly people: number[];
}

/** Groups people who are in exactly the same numbers into atoms. */
function atomsOf(sets: readonly ReadonlySet<number>[]): readonly Atom[] {
  const atoms = new Map<string, Atom>();
  for (const person of new Set(sets.flatMap((set) => [...set]))) {
    const cells = [...sets.keys()].filter((at) => sets[at]?.has(person));
    const atom = atoms.get(cells.join()) ?? { cells, people: [] };
    atom.people.push(person);
    atoms.set(cells.join(), atom);
  }
  return [...atoms.values()];
}

/** The first linearly independent columns in order. */
function basisOf(columns: readonly (readonly number[])[], order: readonly number[]): number[] {
  const reduced: { readonly pivot: number; readonly column: readonly number[] }[] = [];
  const basis: number[] = [];
  const most = columns[0]?.length ?? 0;
  for (const at of order) {
    const column = [...(columns[at] ?? [])];
    for (const known of reduced) subtract(column, column[known.pivot] ?? 0, known.column);
    const pivot = column.findIndex((entry) => entry !== 0);
    if (pivot === -1) continue;
    const one = inverse(column[pivot] ?? 1);
    reduced.push({ pivot, column: column.map((entry) => (entry * one) % prime) });
    basis.push(at);
    if (basis.length === most) break;
  }
  return basis;
}

function subtract(column: number[], factor: number, other: readonly number[]): void {
  if (factor === 0) return;
  for (let row = 0; row < column.length; row += 1) {
    const entry = other[row] ?? 0;
    if (entry !== 0) column[row] = ((column[row] ?? 0) + (prime - factor) * entry) % prime;
  }
}

function inverse(value: number): number {
  let result = 1;
  let base = value;
  for (let left = prime - 2; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * base) % prime;
    base = (base * base) % prime;
  }
  return result;
}
