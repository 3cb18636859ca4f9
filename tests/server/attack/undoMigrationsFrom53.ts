import type { TestServer } from '../../support/startTestServer.ts';

/** Returns the schema to the state before migration 53, so that the upgrade can be repeated. */
export async function undoMigrationsFrom53(database: TestServer['database']): Promise<void> {
  await database.executeSql(`drop table counted_profiles;
    alter table result_shares drop column is_audited;
    drop function apply_new_team_rules, apply_team_rules, apply_team_rules_to_changes, exclude_from_team_rules,
      remove_team_rule_exclusions cascade;
    drop table package_states, package_launches, package_entries;
    drop table course_version_files;
    alter table lessons drop column file_id;
    drop table learning_file_pieces, learning_files;
    drop table calendar_feeds;
    drop table event_meetings, event_registrations, event_feedback;
    alter table events drop column creates_meeting, drop column needs_approval, drop column check_in_code, drop column material_url,
      drop column recording_url;
    drop table market_rows, market_files, market_jobs, market_groups, market_rates, market_versions;
    drop table benchmark_file_rows, benchmark_files;
    drop table follow_up_pulses;
    drop table team_action_updates, team_actions;
    drop table certificates, quiz_attempts, quiz_versions, quiz_questions, quiz_settings;
    alter table courses drop column certificate_months;
    drop table content_changes, learner_clocks;
    alter table metric_releases drop column compared_with;
    alter table learning_campaigns drop column team_group_ids, drop column roles;
    drop table lesson_notes, course_ratings;
    drop table lesson_progress, enrolments, course_versions;
    drop function mark_newest_enrolment();
    drop index learning_assignments_state;
    alter table lessons drop column captions;
    alter table learning_assignments drop column notified_assigned, drop column notified_before,
      drop column notified_after, drop column course_sets;
    drop table learning_rules;
    drop table pay_files, pay_projects;
    alter table courses drop column prerequisite_ids;
    alter table path_steps drop column course_ids, drop column needed;
    alter table path_steps alter column course_id set not null;
    drop table team_rules, team_rule_exclusions;
    drop function renew_notifications;
    drop table notifications, notification_settings, notification_digests;
    drop table account_setups;
    drop table account_brandings;
    drop table stored_files;
    drop table letter_forms, letter_form_counts, personal_codes, letter_printings;
    drop function delete_personal_codes, end_codes_of_participation, letter_makers cascade;
    alter table users drop column mobile_number, drop constraint users_identified;
    drop index users_external_id_alone;
    alter table mails drop column channel;
    drop table campaign_mail_texts;
    drop table form_leads;
    alter table participations drop column form;
    alter table campaign_forms drop column links;
    alter table benchmark_campaigns drop column length, drop column topic_ids;
    alter table accounts drop column time_zone;
    alter table benchmark_campaigns drop column scheduled_at, drop column scheduled_by,
      drop column opening_problem, drop column last_reminded_at;
    alter table survey_campaigns drop column scheduled_at, drop column scheduled_by,
      drop column opening_problem, drop column last_reminded_at, drop column final_invited_from,
      drop column final_finished_percent;
    drop table applicant_notes, applicant_feedback_results;
    drop policy sprints_account on sprints;
    create policy sprints_account on sprints using (false);
    drop index sprints_running;
    alter table sprints drop column is_template, drop column is_private, drop column request_key;
    alter table applicant_stages drop column reason, drop column undone_on, drop column undone_by;
    drop index assignments_outside;
    alter table releases drop column shares_limited;
    alter table user_imports drop column heading_line, drop column creates_teams, drop column new_teams,
      drop column created_team_ids, drop column subject;
    alter table user_import_rows drop column new_teams, drop column manager_id, drop column manager_line,
      drop column managers_before, drop column relationship_id, drop column from_user_id,
      drop column relation_kind, drop column to_user_id;
    drop table form_fits;
    alter table metric_releases drop column technical;
    alter table releases drop column technical;
    delete from kysely_migration where name >= '053'`);
}
