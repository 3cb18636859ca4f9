import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { accountDisplayName } from '../../../domain/accounts/accountDisplayName.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { PaperFormat } from '../../../domain/reports/paperSizes.ts';
import { loadWording, type Wording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { readGroupedResults } from '../results/readGroupedResults.ts';
import { readOverallResults } from '../results/readOverallResults.ts';
import { anonymityBlocks, groupBlocks, overallBlocks, peopleText } from './cultureBlocks.ts';
import { fillSentence, formatDay, formatPlainList } from './fillSentence.ts';
import type { Dimension } from './groupName.ts';
import type { DownloadFile } from './renderOwnReport.ts';
import { reportDimensions } from './reportDimensions.ts';
import { reportFrame } from './reportFrame.ts';

interface CultureReportInput {
  readonly campaign_id: number;
  /** Null for every dimension the caller may see. */
  readonly dimension: Dimension | null;
  readonly paper: PaperFormat;
}

/**
 * Returns the published results of one campaign as a PDF, limited to the cells the screens show to the same caller.
 * Throws `not_found` unless the campaign is a closed one of the viewed account.
 */
export async function cultureReport(
  deps: Deps,
  caller: Caller,
  input: CultureReportInput,
): Promise<DownloadFile> {
  const [campaign] = await readOverallResults(deps, caller, input.campaign_id);
  if (!campaign) throw new Refusal('not_found');
  const now = deps.clock.now();
  const wording = await loadWording(caller.person.user.locale_abbr);
  const { reports } = wording.texts;
  const { culture: words } = reports;
  const offered = campaign.overall ? await dimensionsOf(deps, caller, input) : [];
  const reported: Dimension[] = [];
  const groups = [];
  for (const dimension of offered) {
    const [grouped] = await readGroupedResults(deps, caller, dimension, input.campaign_id);
    groups.push(...groupBlocks(dimension, grouped, wording));
    if (grouped && grouped.groups.length > 0) reported.push(dimension);
  }
  const company = accountDisplayName(caller.person.currentAccount);
  const title = fillSentence(words.title, { company });
  const bytes = await deps.pdf.render(String(caller.person.user.id), {
    ...(await reportFrame(deps, caller, wording, {
      title,
      subject: words.subject,
      paper: input.paper,
      now,
    })),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [reports.company, company],
          ...factsOf(campaign, wording),
          [words.dividedBy, divisionOf(caller, reported, wording)],
          [reports.made, formatDay(now, wording)],
        ],
      },
      ...overallBlocks(campaign, wording),
      ...groups,
      ...(groups.length === 0 ? [] : [{ kind: 'quiet', text: words.groups.text } as const]),
      ...anonymityBlocks(campaign, wording),
    ],
  });
  await deps.database.as(caller.scope, (tx) =>
    recordAudit(tx, caller, {
      action: 'export',
      resource: 'benchmark_campaigns',
      id: input.campaign_id,
      after: { format: 'pdf', ...(input.dimension ? { dimension: input.dimension } : {}) },
      now,
    }),
  );
  return { name: fillSentence(words.fileName, { company }), bytes };
}

const dimensionsOf = async (deps: Deps, caller: Caller, { campaign_id, dimension }: CultureReportInput) =>
  dimension ? [dimension] : reportDimensions(deps, caller, campaign_id);

function divisionOf(caller: Caller, reported: readonly Dimension[], wording: Wording): string {
  const { reports, results } = wording.texts;
  if (reported.length === 0) return reports.notGrouped;
  const names = formatPlainList(
    reported.map((dimension) => results.groups.dimension[dimension]),
    wording,
  );
  if (!isLimitedToLedTeams(caller)) return names;
  const { first_name, last_name } = caller.person.user;
  return fillSentence(reports.culture.ownTeams, { names, name: `${first_name} ${last_name}` });
}

function factsOf(
  { name, quarter, closed_on, n_band, participation_percent, k }: CampaignScores,
  wording: Wording,
): [string, string][] {
  const { reports, results } = wording.texts;
  const { culture: words } = reports;
  return [
    [reports.campaign, name],
    [words.quarter, fillSentence(results.quarter, quarter)],
    [words.closed, formatDay(closed_on, wording)],
    ...(n_band === null ? [] : [[words.people, peopleText(n_band, wording)] as [string, string]]),
    ...(participation_percent === null
      ? []
      : [
          [words.participation, fillSentence(words.about, { percent: participation_percent })] as [
            string,
            string,
          ],
        ]),
    [words.smallest, fillSentence(words.smallestOf, { k })],
  ];
}
