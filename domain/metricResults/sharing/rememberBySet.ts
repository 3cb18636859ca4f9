/** Returns a function that computes the result of each set once. Sets are compared by identity and must not change. */
export function rememberBySet<T>(
  compute: (people: ReadonlySet<number>) => T,
): (people: ReadonlySet<number>) => T {
  const results = new WeakMap<ReadonlySet<number>, { readonly result: T }>();
  return (people) => {
    const known = results.get(people) ?? { result: compute(people) };
    results.set(people, known);
    return known.result;
  };
}
