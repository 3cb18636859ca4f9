import { sql } from 'kysely';
import type { CampaignAudience } from '../../../domain/release/visibleCells.ts';
import type { Tx } from '../database.ts';
import type { Audience } from './audienceMembers.ts';

export interface AudienceKey {
  readonly accountId: number;
  readonly campaignId: number;
}

/** A draft campaign and a team in its audience. */
export interface AudienceTeam {
  readonly campaign_id: number;
  readonly team_id: number;
}

const kinds = ['team', 'user'] as const;

/** Reads and writes the chosen teams and people of one kind of campaign. */
function audienceStore(audienceTable: string, campaignTable: string) {
  const audiences = sql.table(audienceTable);
  const campaigns = sql.table(campaignTable);
  return {
    /** Returns the chosen teams and people that still belong to the account. */
    async of(tx: Tx, { accountId, campaignId }: AudienceKey): Promise<Audience> {
      const ids = async (kind: (typeof kinds)[number]) => {
        const owners = sql.table(kind === 'team' ? 'teams' : 'users');
        const { rows } = await sql<{ id: number }>`
          select a.target_id as id from ${audiences} a join ${owners} o on o.id = a.target_id
          where a.campaign_id = ${campaignId} and a.kind = ${kind} and o.account_id = ${accountId}
          order by 1`.execute(tx);
        return rows.map(({ id }) => id);
      };
      return { team_ids: await ids('team'), user_ids: await ids('user') };
    },

    /** Adds teams and people, ignoring those already chosen. */
    async add(tx: Tx, { accountId, campaignId }: AudienceKey, audience: Audience): Promise<void> {
      for (const kind of kinds) {
        await sql`insert into ${audiences} (account_id, campaign_id, kind, target_id)
          select ${accountId}::int, ${campaignId}::int, ${kind}, id from unnest(${[...audience[`${kind}_ids`]]}::int[]) id
          on conflict do nothing`.execute(tx);
      }
    },

    async clear(tx: Tx, { campaignId }: AudienceKey): Promise<void> {
      await sql`delete from ${audiences} where campaign_id = ${campaignId}`.execute(tx);
    },

    /** Returns drafts whose audience includes one of the teams, with that team. */
    async draftsWithTeams(tx: Tx, accountId: number, teamIds: readonly number[]): Promise<AudienceTeam[]> {
      const { rows } = await sql<AudienceTeam>`
        select a.campaign_id, a.target_id as team_id
        from ${audiences} a join ${campaigns} c on c.id = a.campaign_id
        where a.account_id = ${accountId} and a.kind = 'team' and c.status = 'draft'
          and a.target_id = any(${[...teamIds]}::int[])
        order by 1, 2`.execute(tx);
      return rows;
    },

    /** Replaces a removed team with another team in the drafts that include it. */
    async replaceTeams(
      tx: Tx,
      accountId: number,
      named: readonly AudienceTeam[],
      teamId: number,
    ): Promise<void> {
      for (const { campaign_id, team_id } of named) {
        await sql`delete from ${audiences} where account_id = ${accountId} and campaign_id = ${campaign_id}
          and kind = 'team' and target_id = ${team_id}`.execute(tx);
        await this.add(tx, { accountId, campaignId: campaign_id }, { team_ids: [teamId], user_ids: [] });
      }
    },

    /** Adds the restored teams to the drafts again and leaves the replacement team in them. */
    async restoreTeams(tx: Tx, accountId: number, named: readonly AudienceTeam[]): Promise<void> {
      for (const { campaign_id, team_id } of named) {
        await this.add(tx, { accountId, campaignId: campaign_id }, { team_ids: [team_id], user_ids: [] });
      }
    },
  };
}

export type AudienceStore = ReturnType<typeof audienceStore>;

export const benchmarkAudiences = audienceStore('campaign_audience', 'benchmark_campaigns');
export const cycleAudiences = audienceStore('survey_audience', 'survey_campaigns');

/** Returns the chosen audience of benchmark campaigns. Teams and people removed since then still count as invited. */
export async function readInvitedAudience(
  tx: Tx,
  accountId: number,
  campaigns: readonly { readonly id: number; readonly audience: 'everyone' | 'chosen' }[],
): Promise<(campaignId: number) => CampaignAudience> {
  const chosen = campaigns.filter(({ audience }) => audience === 'chosen').map(({ id }) => id);
  const { rows } = await sql<{ campaign_id: number; kind: (typeof kinds)[number]; target_id: number }>`
    select campaign_id, kind, target_id from campaign_audience
    where account_id = ${accountId} and campaign_id = any(${chosen}::int[])
    order by 1, 2, 3`.execute(tx);
  return (campaignId) => {
    const own = rows.filter(({ campaign_id }) => campaign_id === campaignId);
    const ids = (kind: string) => own.filter((row) => row.kind === kind).map(({ target_id }) => target_id);
    return { forEverybody: !chosen.includes(campaignId), teamIds: ids('team'), userIds: ids('user') };
  };
}
