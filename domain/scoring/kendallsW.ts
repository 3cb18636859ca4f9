/**
 * Kendall's coefficient of concordance, W = 12 S / (m^2 (n^3 - n)): 1 if m raters rank n things alike, 0 if their ranks cancel each other
 * out. S is the sum of squared deviations of the rank sums from their mean; ranks are without ties. Null for fewer than two raters or
 * things. Source: M. G. Kendall and B. Babington Smith, "The Problem of m Rankings", Annals of Mathematical Statistics 10 (1939), 275-287.
 */
export function kendallsW(ranks: readonly (readonly number[])[]): number | null {
  const raters = ranks.length;
  const things = ranks[0]?.length ?? 0;
  if (raters < 2 || things < 2) return null;
  const sums = Array.from({ length: things }, (_, thing) =>
    ranks.reduce((sum, own) => sum + (own[thing] ?? 0), 0),
  );
  const mean = (raters * (things + 1)) / 2;
  const deviations = sums.reduce((total, sum) => total + (sum - mean) ** 2, 0);
  return (12 * deviations) / (raters ** 2 * (things ** 3 - things));
}

export const agreementWords = ['weak', 'some', 'strong'] as const;
export type AgreementWord = (typeof agreementWords)[number];

/**
 * Returns an agreement without chance in words: weak below 0.3, strong from 0.7. Source: R. C. Schmidt, "Managing Delphi Surveys Using Nonparametric Statistical
 * Techniques", Decision Sciences 28 (1997), 763-774, who calls 0.3 weak, 0.5 moderate and 0.7 strong.
 */
export function agreementWord(w: number): AgreementWord {
  if (w >= 0.7) return 'strong';
  return w >= 0.3 ? 'some' : 'weak';
}
