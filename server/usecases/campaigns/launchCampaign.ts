import { randomBytes } from 'node:crypto';
import { checkBenchmarkLaunch } from '../../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import { addForm, type Campaign, changeCampaign } from '../../store/campaigns/campaigns.ts';
import { listQuestions } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { freezeSupplementals } from '../../store/survey/frozenSupplementals.ts';
import { addKeys } from '../../store/survey/sealedForms.ts';
import { encrypt } from '../../vault/cipher.ts';
import { makeBoxKeys } from '../../vault/sealedBox.ts';
import { checkAudience, peopleInAudience } from './campaignAccess.ts';
import { campaignWrappingKey } from './campaignKeys.ts';
import { inviteParticipants } from './inviteParticipants.ts';

/**
 * Launches a draft in the given transaction: freezes its participants and questions, creates its keys and queues the
 * invitations. Throws `campaign_empty`, `campaign_too_small`, `campaign_past`, `questions_missing`.
 */
export async function launchCampaign(deps: Deps, tx: Tx, caller: Caller, campaign: Campaign): Promise<void> {
  const now = deps.clock.now();
  const day = today(deps.clock);
  if (campaign.closes_on < day) throw new Refusal('campaign_past');
  const audience = await benchmarkAudiences.of(tx, {
    accountId: campaign.account_id,
    campaignId: campaign.id,
  });
  await checkAudience(tx, caller, campaign.audience, audience);
  const people = await peopleInAudience(tx, campaign, audience);
  checkBenchmarkLaunch(people.length, campaign.min_group);

  const questions = await listQuestions(tx, 'active');
  if (questions.length === 0) throw new Refusal('questions_missing');
  await addForm(tx, campaign, {
    question_ids: questions.map(({ id }) => id),
    ...(await freezeSupplementals(tx, campaign.account_id, campaign.supplemental_ids)),
  });
  await addCampaignKeys(deps, tx, campaign.id);
  await changeCampaign(tx, campaign.id, { status: 'open', launched_on: day }, now);
  await inviteParticipants(deps, tx, campaign, people);
  await recordAudit(tx, caller, {
    action: 'launch',
    resource: 'benchmark_campaigns',
    id: campaign.id,
    before: { status: 'draft' },
    after: { status: 'open', invited: people.length },
    now,
  });
}

/** Stores two keys, encrypted with the server secret: one decrypts submitted forms, the other their attributes. */
async function addCampaignKeys({ environment }: Deps, tx: Tx, campaignId: number): Promise<void> {
  const wrapping = campaignWrappingKey(environment.secret, campaignId);
  const { publicKey, privateKey } = makeBoxKeys();
  await addKeys(tx, campaignId, {
    public_key: publicKey,
    wrapped_private_key: encrypt(wrapping, privateKey),
    wrapped_attribute_key: encrypt(wrapping, randomBytes(32)),
  });
}
