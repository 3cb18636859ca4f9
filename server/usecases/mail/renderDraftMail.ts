import { lowestMinimumGroupSize } from '../../../domain/campaigns/benchmarkStatus.ts';
import {
  assessmentKindOf,
  type CampaignMail,
  isReminder,
  isSurveyMail,
  type SurveyMail,
} from '../../../domain/campaigns/campaignMails.ts';
import { type MailTextDraft, mailLocaleOf } from '../../../domain/campaigns/mailTexts.ts';
import { addDays } from '../../../domain/dates/days.ts';
import { nominatesOwnRaters } from '../../../domain/raters/nominatesOwnRaters.ts';
import { announcedMinutes, surveyMinutes } from '../../../domain/survey/timeLeft.ts';
import { loadWording } from '../../../locales/documents.ts';
import { answers } from '../../../locales/en/answers.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { RenderedMail } from '../../integrations/writeMail.ts';
import { findCampaign, findForm } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { findCompanyName } from '../../store/mail/findCompanyName.ts';
import { findSurveyCampaign } from '../../store/surveys/campaigns.ts';
import { planCampaignForm } from '../campaigns/planCampaignForm.ts';
import { readMailBranding, toMailBrand } from './mailBranding.ts';
import { type CampaignMailFacts, renderCampaignMail, standardMailText } from './renderCampaignMail.ts';

/** An email of a campaign as it's being edited. Without a campaign, it's a template of the account. */
export interface DraftMail extends MailTextDraft {
  readonly account_id: number;
  /** The account of the person who edits it. */
  readonly reader_account_id: number;
  readonly campaign_id: number | null;
  readonly template: CampaignMail;
  readonly locale: string;
  /** The first name of the person who edits it, who stands for the recipients. */
  readonly first_name: string;
}

/** What an email states about its campaign, and the path of the preview. */
type DraftFacts = Pick<CampaignMailFacts, 'campaign' | 'message' | 'closesOn' | 'benchmark' | 'survey'> & {
  readonly preview: string;
};

/** Days until the last day that a template shows as an example. */
const exampleDays = 14;

/** Renders the email as recipients get it, except that its links lead to the preview. Null if the campaign was deleted. */
export async function renderDraftMail(deps: Deps, tx: Tx, draft: DraftMail): Promise<RenderedMail | null> {
  const { account_id, reader_account_id, template } = draft;
  const facts = isSurveyMail(template)
    ? await readSurveyFacts(deps, tx, { ...draft, template })
    : await readBenchmarkFacts(deps, tx, draft);
  if (facts === null) return null;
  const { preview, ...stated } = facts;
  const wording = await loadWording(mailLocaleOf(draft.locale));
  const path = draft.campaign_id === null ? preview : `${preview}/${draft.campaign_id}`;
  const viewed = account_id === reader_account_id ? '' : `?account=${account_id}`;
  const link = `${deps.environment.publicOrigin}${path}${viewed}`;
  const standard = standardMailText(wording, template);
  const isStandard = standard.subject === draft.subject && standard.body === draft.body;
  return renderCampaignMail(wording, template, isStandard ? null : draft, {
    ...stated,
    firstName: draft.first_name,
    company: await findCompanyName(tx, account_id),
    link,
    linkVersion: 1,
    brand: toMailBrand(deps, await readMailBranding(tx, account_id)),
    footnote: isReminder(template) ? { words: wording.texts.stopWords, link } : null,
  });
}

type DraftOwner = Pick<DraftMail, 'account_id' | 'campaign_id'>;

async function readBenchmarkFacts(
  deps: Deps,
  tx: Tx,
  { account_id, campaign_id }: DraftOwner,
): Promise<DraftFacts | null> {
  const campaign = campaign_id === null ? null : await findCampaign(tx, account_id, campaign_id);
  if (campaign_id !== null && campaign === null) return null;
  const form = campaign && ((await findForm(tx, campaign.id)) ?? (await planCampaignForm(tx, campaign)));
  return {
    campaign: campaign?.name ?? answers.previewedQuestions,
    message: campaign?.message ?? '',
    closesOn: campaign?.closes_on ?? addDays(today(deps.clock), exampleDays),
    benchmark: {
      minGroup: campaign?.min_group ?? lowestMinimumGroupSize,
      minutes: campaign && form ? announcedMinutes(campaign.length, form) : surveyMinutes,
    },
    preview: '/metrics/preview',
  };
}

async function readSurveyFacts(
  deps: Deps,
  tx: Tx,
  { account_id, campaign_id, template }: DraftOwner & { readonly template: SurveyMail },
): Promise<DraftFacts | null> {
  const campaign = campaign_id === null ? null : await findSurveyCampaign(tx, account_id, campaign_id);
  if (campaign_id !== null && campaign === null) return null;
  return {
    campaign: campaign?.name ?? answers.previewedFeedback,
    message: campaign?.message ?? '',
    closesOn: campaign?.closes_on ?? addDays(today(deps.clock), exampleDays),
    survey: { targetFirstName: null, nominates: campaign === null || nominatesOwnRaters(campaign) },
    preview: `/metrics/preview/${assessmentKindOf(template)}`,
  };
}
