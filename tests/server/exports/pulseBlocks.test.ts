import { expect, test } from 'vitest';
import type { SurveyLength } from '../../../domain/campaigns/surveyLength.ts';
import { loadWording } from '../../../locales/documents.ts';
import { overallBlocks } from '../../../server/usecases/exports/cultureBlocks.ts';
import { aCampaign } from '../../src/screens/dashboards/answers.ts';

async function textsOf(length: SurveyLength): Promise<string> {
  const campaign = aCampaign({ length, topics: aCampaign().topics.slice(0, 2) });
  return JSON.stringify(overallBlocks(campaign, await loadWording('en')));
}

test('every report says what a score, a margin and a limit are', async () => {
  for (const length of ['full', 'pulse'] as const)
    expect(await textsOf(length)).toMatch(/an index, not a percentage .* how certain a score is.* “or more”/);
});

test('the report of a pulse names its topics, and that of a short campaign says what a respondent answered', async () => {
  const [first, second] = aCampaign().topics;
  const topics = /only these topics were asked about: ([^.]*)\. The score covers no others/;
  const forms = /one of the two questions about each element/;
  expect((await textsOf('pulse')).match(topics)?.[1]).toContain(first?.topic);
  expect((await textsOf('short_pulse')).match(topics)?.[1]).toContain(second?.topic);
  expect(await textsOf('short_pulse')).toMatch(forms);
  expect(await textsOf('short')).toMatch(forms);
  expect(await textsOf('short')).not.toMatch(topics);
  expect(await textsOf('pulse')).not.toMatch(forms);
  expect(await textsOf('full')).not.toMatch(topics);
});
