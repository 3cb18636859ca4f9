/**
 * Reliability of each metric in a group of people (methods 1.2): 1 - mean(SE_k^2). `errors` has one list of standard errors per person, on
 * the scale with population variance 1. Empty without people.
 */
export function reliabilityOf(errors: readonly (readonly number[])[]): readonly number[] {
  const traits = errors[0]?.length ?? 0;
  return Array.from({ length: traits }, (_, trait) => {
    const squares = errors.reduce((sum, se) => sum + (se[trait] ?? 1) ** 2, 0);
    return 1 - squares / errors.length;
  });
}
