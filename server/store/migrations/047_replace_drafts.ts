import { type Kysely, sql } from 'kysely';

interface RespondentTables {
  readonly respondents: string;
  readonly drafts: string;
  readonly draftOwner: string;
  /** Joins of the rows that decide whether an answer is accepted, and their aliases. */
  readonly joins: string;
  readonly aliases: readonly string[];
}

/**
 * Replaces the drafts of several respondents, each if neither the draft nor the rows that decide about an
 * answer have changed since they were read (decision 30). It locks as `lockRespondent` does, but never waits
 * for a lock, so that two calls can't block each other. Every draft is replaced within the account and person
 * of its respondent, found under the settings of the caller. PostgreSQL caches the plans of the statements.
 */
const replaceDrafts = ({ respondents, drafts, draftOwner, joins, aliases }: RespondentTables): string => `
  create function replace_${drafts}(link_hashes text[], versions text[], old_hashes text[], new_drafts text[])
  returns boolean[] language plpgsql as $$
  declare
    account constant text := current_setting('cairn.account_id');
    person constant text := current_setting('cairn.user_id');
    platform constant text := current_setting('cairn.platform');
    respondent integer;
    replaced boolean[] := '{}';
  begin
    for change in 1 .. cardinality(link_hashes) loop
      if change > 1 then
        perform set_config('cairn.account_id', account, true), set_config('cairn.user_id', person, true),
          set_config('cairn.platform', platform, true);
      end if;
      select locked.id into respondent from (
        select id, set_config('cairn.account_id', account_id::text, true),
          set_config('cairn.user_id', coalesce(user_id::text, ''), true),
          set_config('cairn.platform', 'off', true),
          pg_try_advisory_xact_lock_shared(7401, campaign_id) as is_open
        from ${respondents} where token_hash = link_hashes[change] for update skip locked) as locked
      where is_open is not false;
      update ${drafts} set sealed = decode(new_drafts[change], 'base64')
      from ${respondents} as respondent_row ${joins}
      where ${drafts}.${draftOwner} = respondent and respondent_row.id = respondent
        and encode(sha256(sealed), 'hex') = old_hashes[change]
        and concat_ws(' ', ${aliases.map((alias) => `${alias}.xmin`).join(', ')}) = versions[change];
      replaced := replaced || found;
    end loop;
    return replaced;
  end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const account = 'join accounts as account on account.id = respondent_row.account_id';
  const participations = replaceDrafts({
    respondents: 'participations',
    drafts: 'drafts',
    draftOwner: 'participation_id',
    joins: `join benchmark_campaigns as campaign on campaign.id = respondent_row.campaign_id
      and campaign.account_id = respondent_row.account_id ${account}`,
    aliases: ['respondent_row', 'account', 'campaign'],
  });
  const assignments = replaceDrafts({
    respondents: 'assignments',
    drafts: 'assignment_drafts',
    draftOwner: 'assignment_id',
    joins: `left join survey_campaigns as campaign on campaign.id = respondent_row.campaign_id
        and campaign.account_id = respondent_row.account_id
      left join requisitions as role on role.id = respondent_row.requisition_id
        and role.account_id = respondent_row.account_id ${account}`,
    aliases: ['respondent_row', 'account', 'campaign', 'role'],
  });
  // The functions that replaced one draft at a time stay for servers that still run during an upgrade.
  for (const text of [participations, assignments]) await sql.raw(text).execute(db);
}
