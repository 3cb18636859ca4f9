/** Returns the steps of a scale with an odd number of steps, from 1, below its middle, in the middle and above it. */
export function stepThirds(points: number): readonly (readonly number[])[] {
  const middle = (points + 1) / 2;
  const steps = Array.from({ length: points }, (_, index) => index + 1);
  return [steps.filter((step) => step < middle), [middle], steps.filter((step) => step > middle)];
}

/** The steps of an eNPS scale by group. */
export const enpsGroups = {
  detractors: [0, 1, 2, 3, 4, 5, 6],
  passives: [7, 8],
  promoters: [9, 10],
} as const;
export type EnpsGroup = keyof typeof enpsGroups;
const enpsGroupNames = ['detractors', 'passives', 'promoters'] as const satisfies readonly EnpsGroup[];

/** Returns the eNPS group with exactly these steps; null for merged groups. */
export function enpsGroupOf(steps: readonly number[]): EnpsGroup | null {
  return enpsGroupNames.find((name) => enpsGroups[name].join() === steps.join()) ?? null;
}
