import type { AudienceCampaignKind } from '../../../../domain/campaigns/campaignMails.ts';
import type { OpeningProblem } from '../../../../domain/campaigns/scheduledOpening.ts';
import { listAdministrators } from '../../../store/campaigns/scheduledCampaigns.ts';
import type { Tx } from '../../../store/database.ts';
import { queueMails } from '../../../store/mail/mails.ts';
import { findUser } from '../../../store/people/people.ts';
import type { OpeningCampaign } from './openingKinds.ts';

export interface Recipient {
  readonly id: number;
  readonly email: string;
}

/**
 * Returns who is told that a scheduled opening was canceled, of the people visible in the transaction: the first of these people who can
 * sign in, otherwise the administrators of the account.
 */
export async function openingRecipients(
  tx: Tx,
  accountId: number,
  userIds: readonly (number | null)[],
): Promise<readonly Recipient[]> {
  for (const userId of userIds) {
    const found = userId === null ? null : await findUser(tx, userId);
    if (found) return [found.user];
  }
  return listAdministrators(tx, accountId);
}

/** Queues the emails about a scheduled opening that was canceled. */
export async function queueOpeningRefusedMails(
  tx: Tx,
  {
    kind,
    campaign: { id, account_id, name, opens_on },
  }: { readonly kind: AudienceCampaignKind; readonly campaign: OpeningCampaign },
  { problem, recipients, now }: { problem: OpeningProblem; recipients: readonly Recipient[]; now: Date },
): Promise<void> {
  if (recipients.length === 0) return;
  const mail = { accountId: account_id, template: 'openingRefused', at: now } as const;
  const params = { kind, campaign: name, campaign_id: id, opens_on: opens_on ?? '', problem };
  await queueMails(
    tx,
    recipients.map((person) => ({ ...mail, userId: person.id, to: person.email, params })),
  );
}
