import {
  type AudienceCampaignKind,
  type CampaignMail,
  campaignKindOf,
} from '../../../domain/campaigns/campaignMails.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { lockAccount } from '../../store/accounts/accounts.ts';
import type { MailTextOwner } from '../../store/campaigns/mailTexts.ts';
import type { Tx } from '../../store/database.ts';
import { lockOwnCampaign, requireCampaign, requireOwned } from '../campaigns/campaignAccess.ts';
import { lockOwnSurvey, requireSurvey } from '../surveys/surveyAccess.ts';

/** An email of a campaign; without a campaign, the account's template. */
export interface MailOfCampaign {
  readonly campaign_id: number | null;
  readonly template: CampaignMail;
}

const accessTo = {
  benchmark: { require: requireCampaign, lockOwn: lockOwnCampaign },
  survey: { require: requireSurvey, lockOwn: lockOwnSurvey },
} as const;

const resourceOf = { benchmark: 'benchmark_campaigns', survey: 'survey_campaigns' } as const;

/**
 * Returns whose emails these are, for people who manage them. Throws `not_found`, and `forbidden` to team leads for campaigns of others
 * and for the account's templates.
 */
export async function readMailTextOwner(
  tx: Tx,
  caller: Caller,
  { campaign_id, template }: MailOfCampaign,
): Promise<MailTextOwner> {
  const kind = campaignKindOf(template);
  if (campaign_id === null) return templateOwner(caller, kind);
  requireOwned(await accessTo[kind].require(tx, caller, campaign_id), caller);
  return { accountId: accountOf(caller), kind, campaignId: campaign_id };
}

/** Like `readMailTextOwner`, but locks the campaign, or for templates the account, until the transaction ends. Throws `campaign_closed` after its end. */
export async function lockMailTextOwner(
  tx: Tx,
  caller: Caller,
  { campaign_id, template }: MailOfCampaign,
): Promise<MailTextOwner> {
  const kind = campaignKindOf(template);
  if (campaign_id === null) {
    const owner = templateOwner(caller, kind);
    requireFound(await lockAccount(tx, owner.accountId));
    return owner;
  }
  const { status } = await accessTo[kind].lockOwn(tx, caller, campaign_id);
  if (status === 'closed') throw new Refusal('campaign_closed');
  return { accountId: accountOf(caller), kind, campaignId: campaign_id };
}

/** Returns the record under which a change of an owner's emails is audited. */
export const auditedRecordOf = ({ accountId, kind, campaignId }: MailTextOwner) =>
  campaignId === null
    ? ({ resource: 'accounts', id: accountId } as const)
    : ({ resource: resourceOf[kind], id: campaignId } as const);

function templateOwner(caller: Caller, kind: AudienceCampaignKind): MailTextOwner {
  if (isLimitedToLedTeams(caller)) throw new Refusal('forbidden');
  return { accountId: accountOf(caller), kind, campaignId: null };
}
