import type { Database } from '../../../server/store/database.ts';

/** What waits for a person on a day, by kind and campaign, as the database says without the code of the product. */
export async function countTasksBySql(
  database: Database,
  email: string,
  day: string,
): Promise<Record<string, number>> {
  const { rows } = await database.executeSql(
    `with me as (
       select users.id, users.account_id, users.permissions, accounts.modules from users
       join accounts on accounts.id = users.account_id where users.email = $1
     ), tasks as (
       select 'benchmark' as kind, campaign.name from me
       join participations on participations.user_id = me.id and participations.status <> 'finished'
         and invitation_state <> 'withdrawn'
       join benchmark_campaigns campaign on campaign.id = campaign_id and campaign.status = 'open'
       where 1 = any(me.modules)
       union all
       select case a.kind when 's' then 'self' when 'r' then 'feedback' else 'application' end,
         coalesce(campaign.name, role.title) from me
       join assignments a on a.user_id = me.id and a.status in ('invited', 'started') and a.nomination = 'approved'
       left join survey_campaigns campaign on campaign.id = a.campaign_id
       left join requisitions role on role.id = a.requisition_id
       where coalesce(campaign.status, role.status) = 'open' and (a.kind = 'h' or 3 = any(me.modules))
       union all
       select 'approve', campaign.name from me
       join assignments a on a.account_id = me.account_id and a.nomination = 'proposed'
       join survey_campaigns campaign on campaign.id = a.campaign_id and campaign.status = 'open'
       join survey_targets target on target.id = a.target_id
       cross join lateral (
         select count(*) filter (where relationship = 'manager') as managers,
           count(*) filter (where relationship = 'peer') as peers,
           count(*) filter (where relationship = 'direct_report') as reports,
           count(*) filter (where finished_on is not null) as finished
         from assignments where target_id = target.id and kind = 'r' and nomination = 'approved') raters
       where 3 = any(me.modules)
         and not (finished > 0 and managers >= manager_min and peers >= peer_min and peers + reports >= 3)
         and (me.permissions && array['local_admin', 'delegated_admin', 'admin', 'super_admin'] or exists (
           select from relationships where kind = 'manager' and from_user_id = me.id and to_user_id = target.user_id))
       union all
       select case when target.user_id = me.id then 'nominate' else 'nominateForReports' end, campaign.name from me
       join survey_targets target on target.account_id = me.account_id
       join survey_campaigns campaign on campaign.id = target.campaign_id and campaign.status = 'open'
       cross join lateral (
         select count(*) filter (where nomination = 'approved' and relationship = 'manager') as managers,
           count(*) filter (where nomination = 'approved' and relationship = 'peer') as peers,
           count(*) filter (where nomination = 'approved' and relationship = 'direct_report') as reports,
           count(*) filter (where nomination = 'proposed' and relationship = 'manager') as proposed_managers,
           count(*) filter (where nomination = 'proposed' and relationship = 'peer') as proposed_peers,
           count(*) filter (where nomination = 'approved' and finished_on is not null) as finished
         from assignments where target_id = target.id and kind = 'r') raters
       cross join lateral (
         select count(*) as managers from relationships join users on users.id = from_user_id and status = 'active'
         where kind = 'manager' and to_user_id = target.user_id) available
       where 3 = any(me.modules) and (target.user_id = me.id or exists (
           select from relationships where kind = 'manager' and from_user_id = me.id and to_user_id = target.user_id))
         and greatest(0, least(manager_min, available.managers) - raters.managers - proposed_managers)
           + greatest(0, peer_min - raters.peers - proposed_peers) > 0
         and not (finished > 0 and raters.managers >= manager_min and peers >= peer_min and peers + reports >= 3)
       union all
       select 'action', case when count(*) over () > 3 then '' else title end from me
       join team_actions on owner_id = me.id and team_actions.account_id = me.account_id
       where 1 = any(me.modules) and progress in ('not_started', 'in_progress') and deleted_at is null
         and starts_on <= now()
       union all
       select distinct 'learning', coalesce(path.title, campaign.name) from me
       join learning_assignments a on a.user_id = me.id and a.account_id = me.account_id
         and a.state in ('assigned', 'started') and a.assigned_on <= $2::date
       join learning_campaigns campaign on campaign.id = a.campaign_id
       left join learning_paths path on path.id = a.path_id
       union all
       select 'seatOffer', topic.title from me
       join event_registrations r on r.user_id = me.id and r.status = 'offered' and r.offer_expires_at > $2::date
       join events on events.id = r.event_id and events.status <> 'cancelled'
       join event_topics topic on topic.id = events.topic_id
       union all
       select 'sprint', step.action from me
       join sprints s on s.account_id = me.account_id and s.status = 'running'
         and (s.user_id = me.id or s.team_id in (select team_id from memberships where user_id = me.id))
       cross join lateral (
         select action from sprint_steps
         where sprint_id = s.id and done_on is null and s.starts_on + sprint_steps.day - 1 <= $2::date
         order by s.starts_on + sprint_steps.day - 1 = $2::date desc, sprint_steps.day limit 1) step
     )
     select kind || ': ' || name as task, count(*)::int as count from tasks group by 1 order by 1`,
    [email, day],
  );
  return Object.fromEntries(rows.map(({ task, count }) => [String(task), Number(count)]));
}
