import type { WholeCampaign } from '../../../contract/v2/microsurveyResults.ts';
import { brandNames } from '../../../domain/accounts/brandNames.ts';
import { displayName } from '../../../domain/accounts/displayName.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Paper } from '../../../domain/reports/paperSizes.ts';
import { reports } from '../../../locales/en/reports.ts';
import { results } from '../../../locales/en/results.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isTeamLead, recordAudit } from '../../kernel/caller.ts';
import { layOut } from '../../pdf/layOut.ts';
import { readCampaign } from '../campaigns/campaignAccess.ts';
import { groupedResults } from '../results/groupedResults.ts';
import { wholeResults } from '../results/wholeResults.ts';
import { groupBlocks, peopleOf, proofBlocks, wholeBlocks } from './cultureBlocks.ts';
import { type Dimension, dimensions } from './groupNames.ts';
import type { MadeFile } from './ownReport.ts';
import { dayOf, say } from './say.ts';

const { culture: words } = reports;

interface Wish {
  readonly campaign_id: number;
  /** Null: every dimension the caller may see. */
  readonly dimension: Dimension | null;
  readonly paper: Paper;
}

/**
 * The published results of one campaign as a PDF, limited to the cells the screens show to the same caller. Throws `not_found`
 * unless the campaign is a closed one of the viewed account.
 */
export async function cultureReport(deps: Deps, caller: Caller, input: Wish): Promise<MadeFile> {
  const [campaign] = await wholeResults(deps, caller, input.campaign_id);
  if (!campaign) throw new Refusal('not_found');
  const now = deps.clock.now();
  const offered = campaign.overall ? await dividedBy(deps, caller, input) : [];
  const divided: Dimension[] = [];
  const groups = [];
  for (const dimension of offered) {
    const [found] = await groupedResults(deps, caller, dimension, input.campaign_id);
    groups.push(...groupBlocks(dimension, found));
    if (found && found.groups.length > 0) divided.push(dimension);
  }
  const company = displayName(caller.person.currentAccount);
  const title = say(words.title, { company });
  const bytes = await layOut({
    title,
    printed: title,
    subject: words.subject,
    producer: brandNames.productName,
    language: 'en',
    paper: input.paper,
    madeAt: now,
    foot: say(reports.foot, { product: brandNames.productName, title }),
    numbering: reports.numbering,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [reports.company, company],
          ...factsOf(campaign),
          [words.dividedBy, divisionOf(caller, divided)],
          [reports.made, dayOf(now)],
        ],
      },
      ...wholeBlocks(campaign),
      ...groups,
      ...(groups.length === 0 ? [] : [{ kind: 'quiet', text: words.groups.text } as const]),
      ...proofBlocks(campaign),
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
  return { name: say(words.fileName, { company }), bytes };
}

/** The dimensions the campaign was launched with; team leads see only their own teams. */
async function dividedBy(
  deps: Deps,
  caller: Caller,
  { campaign_id, dimension }: Wish,
): Promise<readonly Dimension[]> {
  if (dimension) return [dimension];
  const { cuts } = await deps.database.as(caller.scope, (tx) => readCampaign(tx, caller, campaign_id));
  return dimensions.filter((one) => cuts.includes(one) && (one === 'team' || !isTeamLead(caller)));
}

function divisionOf(caller: Caller, divided: readonly Dimension[]): string {
  if (divided.length === 0) return reports.everybody;
  const names = divided.map((dimension) => results.groups.dimension[dimension]).join(reports.list);
  if (!isTeamLead(caller)) return names;
  const { first_name, last_name } = caller.person.user;
  return `${names}. ${say(words.ownTeams, { name: `${first_name} ${last_name}` })}`;
}

function factsOf({
  name,
  quarter,
  closed_on,
  n_band,
  participation_percent,
  k,
}: WholeCampaign): [string, string][] {
  return [
    [reports.campaign, name],
    [words.quarter, say(results.quarter, quarter)],
    [words.closed, dayOf(closed_on)],
    ...(n_band === null ? [] : [[words.people, peopleOf(n_band)] as [string, string]]),
    ...(participation_percent === null
      ? []
      : [[words.participation, say(words.about, { percent: participation_percent })] as [string, string]]),
    [words.smallest, say(words.smallestOf, { k })],
  ];
}
