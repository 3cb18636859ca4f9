import { randomUUID } from 'node:crypto';
import { addDays } from '../../domain/dates/days.ts';
import { Refusal } from '../../domain/refusal.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { actAs, holdClosing } from '../store/actAs.ts';
import { type Campaign, changeCampaign, lockCampaign, openCampaigns } from '../store/campaigns.ts';
import type { Database, Scope, Tx } from '../store/database.ts';
import { removeDrafts } from '../store/drafts.ts';
import { destroyPrivateKey, findKeys, removeSealedForms, sealedForms } from '../store/forms.ts';
import { forgetAttributes } from '../store/participations.ts';
import { addFeedback, addResponses } from '../store/responses.ts';
import { decrypt, encrypt } from '../vault/cipher.ts';
import { open } from '../vault/sealedBox.ts';
import { type Asker, noteCampaign } from './asker.ts';
import { attributeDays, campaignKey } from './campaignKey.ts';
import { takeCampaign } from './campaignReach.ts';
import type { FinishedForm } from './handInForm.ts';
import type { Feedback } from './part.ts';
import { publishRelease } from './publishRelease.ts';

const everywhere: Scope = { role: 'web', accountId: null, userId: null, platform: true };

/** Closes an open campaign for good and publishes what it found. Throws `conflict` when it is closed already. */
export async function closeCampaign(deps: Deps, asker: Asker, campaignId: number): Promise<void> {
  await deps.database.as(asker.scope, async (tx) => {
    await holdClosing(tx, campaignId);
    const campaign = await takeCampaign(tx, asker, campaignId);
    if (campaign.status !== 'open') throw new Refusal('conflict', 409);
    await close(deps, tx, campaign);
    await noteCampaign(tx, asker, {
      action: 'close',
      campaignId,
      before: { status: 'open' },
      after: { status: 'closed' },
      now: deps.clock.now(),
    });
  });
  await sweep(deps.database);
}

/** Closes every campaign whose last day has passed; a run that was cut short is simply run again. */
export async function closeDueCampaigns(deps: Deps): Promise<void> {
  const day = today(deps.clock);
  const open = await deps.database.as(everywhere, openCampaigns);
  const due = open.filter(({ closes_on }) => closes_on < day);
  for (const { id, account_id } of due) {
    await deps.database.as({ ...everywhere, accountId: account_id, platform: false }, async (tx) => {
      await holdClosing(tx, id);
      const campaign = await lockCampaign(tx, account_id, id);
      if (campaign?.status === 'open') await close(deps, tx, campaign);
    });
  }
  if (due.length > 0) await sweep(deps.database);
}

/**
 * One transaction, all or nothing: unfinished drafts go, finished forms are opened, written in one statement
 * under new random ids and published; fewer than promised are erased unread. What could open them goes too.
 */
async function close(deps: Deps, tx: Tx, campaign: Campaign): Promise<void> {
  const day = today(deps.clock);
  await actAs(tx, 'builder');
  await removeDrafts(tx, campaign.id);
  const keys = await openKeys(deps, tx, campaign.id);
  const forms = await sealedForms(tx, campaign.id, 'answers');
  const opened =
    forms.length < campaign.min_group ? [] : forms.map((sealed) => read<FinishedForm>(keys.forms, sealed));
  await addResponses(tx, campaign.id, unlinked(opened, keys.attributes));
  await publishFeedback(tx, campaign, keys.forms);
  await publishRelease(deps, tx, campaign, opened, day);
  await removeSealedForms(tx, campaign.id);
  await destroyPrivateKey(tx, campaign.id, addDays(day, attributeDays));

  await actAs(tx, 'web');
  await forgetAttributes(tx, campaign.id);
  await changeCampaign(tx, campaign.id, { status: 'closed', closed_on: day }, deps.clock.now());
}

async function openKeys({ environment }: Deps, tx: Tx, campaignId: number) {
  const keys = await findKeys(tx, campaignId);
  if (!keys?.wrapped_private_key || !keys.wrapped_attribute_key) throw new Refusal('unavailable', 500);
  const wrapping = campaignKey(environment.secret, campaignId);
  return {
    forms: decrypt(wrapping, keys.wrapped_private_key),
    attributes: decrypt(wrapping, keys.wrapped_attribute_key),
  };
}

/** Our own server filled the box with this shape. */
const read = <T>(privateKey: Buffer, sealed: Uint8Array): T =>
  JSON.parse(open(privateKey, sealed).toString()) as T;

/** New ids, drawn here and in no order; attributes of one length, so that no length names a group. */
function unlinked(forms: readonly FinishedForm[], attributeKey: Buffer) {
  const texts = forms.map(({ attributes }) => JSON.stringify(attributes));
  const longest = Math.max(0, ...texts.map((text) => Buffer.byteLength(text)));
  return forms.map(({ scores }, at) => {
    const text = texts[at] ?? '';
    const padded = Buffer.from(text + ' '.repeat(longest - Buffer.byteLength(text)));
    return { id: randomUUID(), scores, attributes: encrypt(attributeKey, padded).toString('base64') };
  });
}

/** What people thought of the survey is kept like answers: from enough people together, or not at all. */
async function publishFeedback(tx: Tx, campaign: Campaign, privateKey: Buffer): Promise<void> {
  const sealed = await sealedForms(tx, campaign.id, 'feedback');
  if (sealed.length < campaign.min_group) return;
  const all = sealed.map((one) => read<Feedback>(privateKey, one));
  await addFeedback(
    tx,
    campaign.id,
    all.map((one) => ({ id: randomUUID(), ...one })),
  );
}

/** Overwrites what deleting only marked. Everything is done by then, so a failure here is nobody's loss. */
async function sweep(database: Database): Promise<void> {
  for (const table of ['drafts', 'sealed_forms', 'campaign_keys', 'participations']) {
    await database.executeSql(`vacuum ${table}`).catch(() => {});
  }
}
