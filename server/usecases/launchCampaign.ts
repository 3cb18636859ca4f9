import { randomBytes } from 'node:crypto';
import { checkLaunch } from '../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../domain/refusal.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { freezeSupplementals } from '../store/askedSupplementals.ts';
import { benchmarkAudiences } from '../store/audiences.ts';
import { addForm, type Campaign, changeCampaign } from '../store/campaigns.ts';
import { listQuestions } from '../store/content.ts';
import type { Tx } from '../store/database.ts';
import { addKeys } from '../store/forms.ts';
import { encrypt } from '../vault/cipher.ts';
import { makeBoxKeys } from '../vault/sealedBox.ts';
import { type Asker, noteCampaign } from './asker.ts';
import { campaignKey } from './campaignKey.ts';
import { checkReach } from './campaignReach.ts';
import { invite, peopleOf } from './invite.ts';

/**
 * Opens a draft: freezes its people, its questions and what was promised, makes its keys and queues the
 * invitations, all or nothing. Throws `campaign_empty`, `campaign_too_small`, `campaign_past`.
 */
export async function launchCampaign(deps: Deps, tx: Tx, asker: Asker, campaign: Campaign): Promise<void> {
  const now = deps.clock.now();
  const day = today(deps.clock);
  if (campaign.closes_on < day) throw new Refusal('campaign_past', 409);
  const audience = await benchmarkAudiences.of(tx, {
    accountId: campaign.account_id,
    campaignId: campaign.id,
  });
  await checkReach(tx, asker, campaign.audience, audience);
  const people = await peopleOf(tx, campaign, audience);
  checkLaunch(people.length, campaign.min_group);

  const questions = await listQuestions(tx, 'active');
  if (questions.length === 0) throw new Refusal('not_configured', 409);
  await addForm(tx, campaign, {
    question_ids: questions.map(({ id }) => id),
    ...(await freezeSupplementals(tx, campaign.account_id, campaign.supplemental_ids)),
  });
  await addCampaignKeys(deps, tx, campaign.id);
  await changeCampaign(tx, campaign.id, { status: 'open', launched_on: day }, now);
  await invite(deps, tx, campaign, people);
  await noteCampaign(tx, asker, {
    action: 'launch',
    campaignId: campaign.id,
    before: { status: 'draft' },
    after: { status: 'open', invited: people.length },
    now,
  });
}

/** Two keys, both wrapped with the server's secret: one opens finished forms at the close, one their attributes. */
async function addCampaignKeys({ environment }: Deps, tx: Tx, campaignId: number): Promise<void> {
  const wrapping = campaignKey(environment.secret, campaignId);
  const { publicKey, privateKey } = makeBoxKeys();
  await addKeys(tx, campaignId, {
    public_key: publicKey,
    wrapped_private_key: encrypt(wrapping, privateKey),
    wrapped_attribute_key: encrypt(wrapping, randomBytes(32)),
  });
}
