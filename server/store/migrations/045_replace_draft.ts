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
 * Replaces the draft of a respondent if neither the draft nor the rows that decide about an answer have
 * changed since they were read (decision 30). It locks as `lockRespondent` does. PostgreSQL caches the plans
 * of its statements.
 */
const replaceDraft = ({ respondents, drafts, draftOwner, joins, aliases }: RespondentTables): string => `
  create function replace_${drafts}(link_hash text, versions text, old_hash text, new_draft text) returns boolean
  language plpgsql as $$
  declare respondent integer;
  begin
    select locked.id into respondent from (
      select id, set_config('cairn.account_id', account_id::text, true),
        set_config('cairn.user_id', coalesce(user_id::text, ''), true),
        set_config('cairn.platform', 'off', true),
        pg_advisory_xact_lock_shared(7401, campaign_id)
      from ${respondents} where token_hash = link_hash for update) as locked;
    if respondent is null then return false; end if;
    update ${drafts} set sealed = decode(new_draft, 'base64')
    from ${respondents} as respondent_row ${joins}
    where ${drafts}.${draftOwner} = respondent and respondent_row.id = respondent
      and encode(sha256(sealed), 'hex') = old_hash
      and concat_ws(' ', ${aliases.map((alias) => `${alias}.xmin`).join(', ')}) = versions;
    return found;
  end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const account = 'join accounts as account on account.id = respondent_row.account_id';
  const participations = replaceDraft({
    respondents: 'participations',
    drafts: 'drafts',
    draftOwner: 'participation_id',
    joins: `join benchmark_campaigns as campaign on campaign.id = respondent_row.campaign_id
      and campaign.account_id = respondent_row.account_id ${account}`,
    aliases: ['respondent_row', 'account', 'campaign'],
  });
  const assignments = replaceDraft({
    respondents: 'assignments',
    drafts: 'assignment_drafts',
    draftOwner: 'assignment_id',
    joins: `left join survey_campaigns as campaign on campaign.id = respondent_row.campaign_id
        and campaign.account_id = respondent_row.account_id
      left join requisitions as role on role.id = respondent_row.requisition_id
        and role.account_id = respondent_row.account_id ${account}`,
    aliases: ['respondent_row', 'account', 'campaign', 'role'],
  });
  for (const text of [participations, assignments]) await sql.raw(text).execute(db);
}
