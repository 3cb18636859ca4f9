import { accountDisplayName } from '../../../domain/accounts/accountDisplayName.ts';
import { brandNames } from '../../../domain/accounts/brandNames.ts';
import { previousCampaign } from '../../../domain/campaigns/previousCampaign.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { DimensionGroups } from '../../../domain/results/resultSlides.ts';
import { slideContents } from '../../../domain/results/slideContents.ts';
import { loadWording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { readReportBrand } from '../branding/readReportBrand.ts';
import { readGroupedResults } from '../results/readGroupedResults.ts';
import { readOverallResults } from '../results/readOverallResults.ts';
import { toDeckSlide } from './deckSlides.ts';
import { documentWords } from './documentWords.ts';
import { fillSentence, formatDay } from './fillSentence.ts';
import type { DownloadFile } from './renderOwnReport.ts';
import { reportDimensions } from './reportDimensions.ts';

/**
 * Returns the published results of one campaign as a presentation with one finding per slide, limited to the cells the screens show to the
 * same caller. Throws `not_found` unless the campaign is a closed one of the viewed account.
 */
export async function cultureDeck(
  deps: Deps,
  caller: Caller,
  { campaign_id }: { readonly campaign_id: number },
): Promise<DownloadFile> {
  const campaigns = await readOverallResults(deps, caller, null);
  const campaign = campaigns.find((one) => one.campaign_id === campaign_id);
  if (!campaign) throw new Refusal('not_found');
  const now = deps.clock.now();
  const wording = await loadWording(caller.person.user.locale_abbr);
  const words = documentWords(wording);
  const { file, notes } = wording.texts.slides;
  const dimensions: DimensionGroups[] = [];
  if (campaign.overall) {
    for (const dimension of await reportDimensions(deps, caller, campaign_id)) {
      const [grouped] = await readGroupedResults(deps, caller, dimension, campaign_id);
      dimensions.push({ dimension, groups: grouped?.groups ?? [] });
    }
  }
  const company = accountDisplayName(caller.person.currentAccount);
  const product = brandNames.productName;
  const title = fillSentence(file.title, { company, campaign: campaign.name });
  const made = fillSentence(notes.made, { day: formatDay(now, wording), product });
  const before = previousCampaign(campaigns, campaign);
  const contents = slideContents({ company, campaign, before, dimensions }, words);
  const slides = contents.map((content) => toDeckSlide(content, { campaign, words, made }));
  const nothing = { title: file.nothing, text: '', chart: null, table: null, about: title, notes: [made] };
  const bytes = await deps.pdf.renderDeck(String(caller.person.user.id), {
    title,
    subject: file.subject,
    company,
    producer: product,
    brand: await readReportBrand(deps, accountOf(caller)),
    slides: slides.length > 0 ? slides : [nothing],
  });
  await deps.database.as(caller.scope, (tx) =>
    recordAudit(tx, caller, {
      action: 'export',
      resource: 'benchmark_campaigns',
      id: campaign_id,
      after: { format: 'pptx' },
      now,
    }),
  );
  return { name: title, bytes };
}
