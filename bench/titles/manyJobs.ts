import type { JobTitles } from '../../domain/pay/titles/titleIndex.ts';
import { demoJobs } from '../../server/seed/market/demoJobs.ts';

const fields =
  'Aerospace,Agriculture,Aviation,Biotech,Chemicals,Consulting,Consumer goods,Defense,Education,Energy,Fashion,Food,Forestry,Gaming,Hospitality,Insurance,Logistics,Media,Mining,Nonprofit,Pharma,Public sector,Rail,Retail,Robotics,Shipping,Space,Sports,Telecom,Textiles,Tourism,Utilities'.split(
    ',',
  );
const regions =
  'North,South,East,West,Central,Nordic,Baltic,Alpine,Iberian,Benelux,Adriatic,Atlantic,Global,Local,Urban,Rural'.split(
    ',',
  );

/** Many jobs whose titles in five languages share their words, as in a survey of a large market. */
export function manyJobs(count: number): readonly JobTitles[] {
  return Array.from({ length: count }, (_, at) => {
    const job = demoJobs[at % demoJobs.length];
    const round = Math.floor(at / demoJobs.length);
    const detail =
      round === 0
        ? ''
        : ` ${regions[round % regions.length]} ${fields[Math.floor(round / regions.length) % fields.length]}`;
    return { id: at + 1, titles: (job?.titles ?? []).map((title) => `${title}${detail}`) };
  });
}
