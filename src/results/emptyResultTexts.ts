import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';

/** Returns the key of the texts that say why a campaign has no results for the reader. */
export function emptyResultTexts({
  hides_overall,
  limited_by_audience,
}: Pick<CampaignScores, 'hides_overall' | 'limited_by_audience'>): string {
  if (hides_overall) return 'results.hidden';
  return limited_by_audience ? 'results.limited.none' : 'results.tooFew';
}
