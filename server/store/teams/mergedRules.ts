import { sql } from 'kysely';
import type { MergedRules } from '../../../domain/teams/regroupTeams.ts';
import type { Tx } from '../database.ts';

/**
 * Moves the rules of merged teams, and the people excluded from them, to the target. Members of the target aren't excluded from it, and a rule
 * that it already has isn't added. Returns what to restore. Must be called before the members move, so that leaving excludes no one.
 */
export async function mergeRules(
  tx: Tx,
  accountId: number,
  fromTeamIds: readonly number[],
  targetId: number,
): Promise<MergedRules> {
  if (fromTeamIds.length === 0)
    return { target_id: targetId, rules: [], exclusions: [], added_rule_ids: [], added_user_ids: [] };
  const rules = await tx
    .selectFrom('team_rules')
    .select(['team_id', 'attribute', 'value', 'created_by', 'created_at'])
    .where('account_id', '=', accountId)
    .where('team_id', 'in', [...fromTeamIds])
    .orderBy('id')
    .execute();
  const exclusions = await tx
    .selectFrom('team_rule_exclusions')
    .select(['team_id', 'user_id'])
    .where('account_id', '=', accountId)
    .where('team_id', 'in', [...fromTeamIds])
    .orderBy('user_id')
    .execute();
  const added = await sql<{ user_id: number }>`insert into team_rule_exclusions (account_id, team_id, user_id)
    select distinct account_id, ${targetId}::int, user_id from team_rule_exclusions
    where account_id = ${accountId} and team_id = any(${[...fromTeamIds]}::int[])
      and user_id not in (select user_id from memberships where team_id = ${targetId}
        or team_id = any(${[...fromTeamIds]}::int[]))
    on conflict do nothing returning user_id`.execute(tx);
  // An update adds no one to the target: everyone the rules match is a member of a merged team or excluded.
  const moved = await sql<{ id: number }>`update team_rules set team_id = ${targetId} where id in (
      select distinct on (attribute, lower(value)) id from team_rules r
      where account_id = ${accountId} and team_id = any(${[...fromTeamIds]}::int[])
        and not exists (select from team_rules own where own.team_id = ${targetId}
          and own.attribute = r.attribute and lower(own.value) = lower(r.value))
      order by attribute, lower(value), id)
    returning id`.execute(tx);
  await tx
    .deleteFrom('team_rules')
    .where('account_id', '=', accountId)
    .where('team_id', 'in', [...fromTeamIds])
    .execute();
  return {
    target_id: targetId,
    rules,
    exclusions,
    added_rule_ids: moved.rows.map(({ id }) => id),
    added_user_ids: added.rows.map(({ user_id }) => user_id),
  };
}

/** Removes from the target what a merge added to its rules. Must be called before the members move back. */
export async function takeRulesBack(
  tx: Tx,
  accountId: number,
  { target_id, added_rule_ids, added_user_ids }: MergedRules,
): Promise<void> {
  await sql`delete from team_rules where account_id = ${accountId} and team_id = ${target_id}
    and id = any(${[...added_rule_ids]}::int[])`.execute(tx);
  await sql`delete from team_rule_exclusions where account_id = ${accountId} and team_id = ${target_id}
    and user_id = any(${[...added_user_ids]}::int[])`.execute(tx);
}

/**
 * Restores the rules of merged teams and the people excluded from them, except those who were erased. Must be called after the members are back;
 * the rules add whoever matches them since.
 */
export async function restoreRules(tx: Tx, accountId: number, merged: MergedRules): Promise<void> {
  await sql`insert into team_rule_exclusions (account_id, team_id, user_id)
    select u.account_id, e.team_id, u.id
    from jsonb_to_recordset(${JSON.stringify(merged.exclusions)}::jsonb) as e (team_id int, user_id int)
    join users u on u.id = e.user_id and u.account_id = ${accountId}
    where not exists (select from memberships m where m.team_id = e.team_id and m.user_id = u.id)
    on conflict do nothing`.execute(tx);
  await sql`insert into team_rules (account_id, team_id, attribute, value, created_by, created_at)
    select ${accountId}::int, r.team_id, r.attribute, r.value, u.id, r.created_at
    from jsonb_to_recordset(${JSON.stringify(merged.rules)}::jsonb)
      as r (team_id int, attribute text, value text, created_by int, created_at timestamptz)
    left join users u on u.id = r.created_by
    on conflict do nothing`.execute(tx);
}
