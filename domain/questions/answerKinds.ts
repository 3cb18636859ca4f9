import type { SupplementalKind } from './supplementalKinds.ts';

/** The kinds whose answer is one step of a scale with two labeled ends. */
export const scaleKinds = ['rating', 'likert', 'enps'] as const satisfies readonly SupplementalKind[];
export type ScaleKind = (typeof scaleKinds)[number];

export const minPoints = 2;
export const maxPoints = 11;
/** The numbers of steps of an agreement scale. */
export const likertPoints: readonly number[] = [5, 7];
export const minOptions = 2;
export const maxOptions = 12;
/** The last step of an eNPS scale, which starts at 0. */
export const lastEnpsStep = 10;

/** Whether the answer is one step of a scale. */
export const isScale = (kind: SupplementalKind): kind is ScaleKind => kind !== 'text' && !hasOptions(kind);

/** Whether the answer consists of options. */
export const hasOptions = (kind: SupplementalKind): kind is 'choice' | 'multiple' =>
  kind === 'choice' || kind === 'multiple';

/** Returns the steps of a scale, lowest first; none for other kinds. */
export function scaleSteps({
  kind,
  points,
}: {
  readonly kind: SupplementalKind;
  readonly points: number | null;
}): readonly number[] {
  if (kind === 'enps') return Array.from({ length: lastEnpsStep + 1 }, (_, step) => step);
  return isScale(kind) ? Array.from({ length: points ?? 0 }, (_, index) => index + 1) : [];
}
