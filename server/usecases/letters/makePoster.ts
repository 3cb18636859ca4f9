import { accountDisplayName } from '../../../domain/accounts/accountDisplayName.ts';
import { brandNames } from '../../../domain/accounts/brandNames.ts';
import type { PaperFormat } from '../../../domain/reports/paperSizes.ts';
import { loadWording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { readReportBrand } from '../branding/readReportBrand.ts';
import { requireCampaign } from '../campaigns/campaignAccess.ts';
import { fillSentence, formatDay } from '../exports/fillSentence.ts';

interface PosterInput {
  readonly campaign_id: number;
  readonly paper: PaperFormat;
}

/** Makes a poster that leads to the page on which codes are entered. Throws `not_found`. */
export async function makePoster(deps: Deps, caller: Caller, { campaign_id, paper }: PosterInput) {
  const campaign = await deps.database.as(caller.scope, (tx) => requireCampaign(tx, caller, campaign_id));
  const wording = await loadWording(caller.person.user.locale_abbr);
  const { letters: words } = wording.texts;
  const company = accountDisplayName(caller.person.currentAccount);
  const address = `${deps.environment.publicOrigin}/code`;
  const bytes = await deps.pdf.render(String(caller.person.user.id), {
    title: campaign.name,
    printed: campaign.name,
    subject: words.poster.subject,
    producer: brandNames.productName,
    language: wording.language,
    paper,
    madeAt: deps.clock.now(),
    foot: company,
    numbering: wording.texts.reports.numbering,
    brand: await readReportBrand(deps, accountOf(caller)),
    blocks: [
      { kind: 'lead', text: fillSentence(words.poster.lead, { company }) },
      {
        kind: 'lead',
        text: fillSentence(words.letter.until, { day: formatDay(campaign.closes_on, wording) }),
      },
      { kind: 'qr', text: address, label: words.poster.qr },
      { kind: 'large', text: address },
      { kind: 'lead', text: words.poster.code },
    ],
  });
  return { name: words.poster.fileName, content: bytes.toString('base64') };
}
