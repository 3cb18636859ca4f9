import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import {
  isRespondentRow,
  isScopeNarrowed,
  lockRespondent,
  type RespondentRow,
  rowVersions,
} from './lockRespondent.ts';

/** Returns a query for participations with their campaign, account and person. */
export const participationFacts = (tx: Tx) =>
  tx
    .selectFrom('participations')
    .innerJoin('benchmark_campaigns as campaign', (join) =>
      join
        .onRef('campaign.id', '=', 'participations.campaign_id')
        .onRef('campaign.account_id', '=', 'participations.account_id'),
    )
    .innerJoin('accounts as account', 'account.id', 'participations.account_id')
    .leftJoin('users as person', 'person.id', 'participations.user_id')
    .selectAll('participations')
    .select([
      'campaign.name as campaign_name',
      'campaign.message',
      'campaign.closes_on',
      'campaign.closed_on',
      'campaign.status as campaign_status',
      'campaign.questions_per_sitting',
      'campaign.length',
      'campaign.min_group',
      'campaign.cuts',
      sql<string>`coalesce(nullif(account.company_name, ''), account.name)`.as('company'),
      'account.status as account_status',
      'account.modules',
      'account.time_zone as account_time_zone',
      'person.time_zone as person_time_zone',
      rowVersions('participations', 'account', 'campaign').as('versions'),
    ]);

/** Returns a locked participation with its campaign, account and draft; null if there is no such row. */
export async function lockRespondentParticipation(tx: Tx, row: RespondentRow) {
  const isRow = isRespondentRow('participations', row);
  await lockRespondent(tx, 'participations', isRow);
  const locked = await participationFacts(tx)
    .leftJoin('drafts as draft', 'draft.participation_id', 'participations.id')
    .select('draft.sealed as sealed_draft')
    .where(isRow)
    .where(isScopeNarrowed)
    .executeTakeFirst();
  return locked ?? null;
}

export type RespondentParticipation = NonNullable<Awaited<ReturnType<typeof lockRespondentParticipation>>>;
