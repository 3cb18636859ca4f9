/** Runs a generator to its end and returns its result. */
export function runGenerator<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value as T; // A finished generator has its result as value.
  }
}
