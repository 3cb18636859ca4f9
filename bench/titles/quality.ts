import { searchTitles } from '../../domain/pay/titles/searchTitles.ts';
import { startTitleIndex } from '../../domain/pay/titles/titleIndex.ts';
import { demoJobs } from '../../server/seed/market/demoJobs.ts';
import { formatNumber, type Measurement } from '../measurement.ts';
import { labelledTitles } from './labelledTitles.ts';

/** The least share of labelled titles with the right job among the first three. */
const least = 0.9;
const languages = ['all', 'en', 'de', 'fr', 'es', 'sv'] as const;

/** The quality of the title search on the labelled titles, together and by language. */
export async function* measureTitleQuality(): AsyncIterable<Measurement> {
  const started = startTitleIndex();
  started.add(demoJobs.map(({ titles }, id) => ({ id, titles })));
  const index = started.finish();
  for (const language of languages) {
    const labelled = labelledTitles.filter((one) => language === 'all' || one.language === language);
    const right = labelled.filter(({ code, text }) =>
      searchTitles(index, text, 3).found.some(({ id }) => demoJobs[id]?.code === code),
    ).length;
    const share = right / labelled.length;
    yield {
      what: `${formatNumber(labelled.length)} labelled job titles (${language}): right job in the top three`,
      on: 'Node',
      value: `${(share * 100).toFixed(1)}%`,
      floor: `${least * 100}%`,
      ratio: share / least,
      isWithinLimit: language !== 'all' || share >= least,
    };
  }
}
