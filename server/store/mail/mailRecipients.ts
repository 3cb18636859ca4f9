import type { Tx } from '../database.ts';

/** Returns the current facts for an invitation or a reminder; null if it was withdrawn or the campaign has closed. */
export async function findInvitationFacts(tx: Tx, participationId: number) {
  const row = await tx
    .selectFrom('participations')
    .innerJoin('benchmark_campaigns as campaign', 'campaign.id', 'participations.campaign_id')
    .innerJoin('accounts', 'accounts.id', 'participations.account_id')
    .select([
      'participations.link_version',
      'participations.status',
      'participations.account_id',
      'participations.campaign_id',
      'campaign.name as campaign',
      'campaign.message',
      'campaign.closes_on',
      'campaign.min_group',
      'campaign.length',
      'accounts.name',
      'accounts.company_name',
    ])
    .where('participations.id', '=', participationId)
    .where('participations.invitation_state', '!=', 'withdrawn')
    .where('campaign.status', '=', 'open')
    .executeTakeFirst();
  return row ?? null;
}

interface Recipient {
  readonly first_name: string;
  readonly locale_abbr: string;
  readonly time_zone: string | null;
}

/** Returns the first name, language and time zone of a recipient; without a user, no name, English and no zone. */
export async function findRecipient(tx: Tx, userId: number | null): Promise<Recipient> {
  const unknown = { first_name: '', locale_abbr: 'en', time_zone: null };
  if (userId === null) return unknown;
  const row = await tx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.first_name', 'users.locale_abbr'])
    .select(({ fn }) => fn.coalesce('users.time_zone', 'accounts.time_zone').as('time_zone'))
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row ?? unknown;
}
