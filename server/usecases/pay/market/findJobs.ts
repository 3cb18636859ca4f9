import type { JobLevel } from '../../../../domain/pay/market/marketData.ts';
import { searchTitles } from '../../../../domain/pay/titles/searchTitles.ts';
import { titleSlug } from '../../../../domain/pay/titles/titleSlug.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { listJobsWithData, type MarketFilters, readMarketVersion } from '../../../store/pay/marketJobs.ts';
import { encodeJobId } from './jobSqids.ts';
import type { TitleIndexes } from './titleIndexes.ts';

const maxResults = 10;
/** Titles that are looked up before the filters leave some out. */
const maxCandidates = 200;

/** A job of a result of a search. */
export interface FoundJob {
  readonly sqid: string;
  readonly slug: string;
  /** The main title. */
  readonly title: string;
  /** The title that matches the search; null for the main title. */
  readonly matched: string | null;
  readonly family: string;
  /** The number of people in the data that matches the filters. */
  readonly n: number;
}

export interface JobSearch {
  readonly results: readonly FoundJob[];
  /** The search without its typing errors; null if there were none. */
  readonly corrected: string | null;
  readonly level: JobLevel | null;
}

/** Finds jobs by title; only those with market data that matches the filters. */
export async function findJobs(
  deps: Deps,
  caller: Caller,
  titles: TitleIndexes,
  { q, filters }: { readonly q: string; readonly filters: MarketFilters },
): Promise<JobSearch> {
  const version = await deps.database.as(caller.scope, readMarketVersion);
  const index = await titles.read(deps, version);
  const { found, corrected, level } = searchTitles(index, q, maxCandidates);
  if (found.length === 0) return { results: [], corrected, level };
  const ids = found.map(({ id }) => id);
  const jobs = await deps.database.as(caller.scope, (tx) => listJobsWithData(tx, ids, filters));
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const results = found.flatMap(({ id, title: matched }) => {
    const job = byId.get(id);
    if (!job) return [];
    const title = mainTitleOf(job);
    const { family, n } = job;
    return [
      {
        sqid: encodeJobId(id),
        slug: titleSlug(title),
        title,
        matched: matched === title ? null : matched,
        family,
        n,
      },
    ];
  });
  return { results: results.slice(0, maxResults), corrected, level };
}

/** The title of a job by which it is named. */
export const mainTitleOf = ({
  titles,
  code,
}: {
  readonly titles: readonly string[];
  readonly code: string;
}): string => titles[0] ?? code;
