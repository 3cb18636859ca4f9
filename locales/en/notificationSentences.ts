/** What notifications say, in the app and in emails. */
export const notificationSentences = {
  import_checked: 'The file “%{name}” has been checked. Review the changes and start the import.',
  import_applied: 'The import of “%{name}” has finished.',
  import_undone: 'The import of “%{name}” was undone.',
  import_failed: 'The file “%{name}” couldn’t be read.',
  benchmark_closed: 'The campaign “%{name}” has closed.',
  benchmark_published: 'The results for “%{name}” have been published.',
  follow_up_scheduled:
    'A follow-up pulse was scheduled: “%{name}”. You can change or cancel it before it opens.',
  survey_closed: 'The campaign “%{name}” has closed.',
  survey_released: 'The results for “%{name}” have been released.',
  action_assigned: 'You’re the owner of the team action “%{name}”.',
  actions_due: 'Some of your team actions are due soon or overdue.',
  learning_assigned: 'Learning was assigned to you: “%{name}”.',
  certificates_expiring: 'Some of your certificates expire soon. Take their courses again to renew them.',
  learning_due: 'Some of your assigned learning is due soon or overdue.',
  team_learning_overdue: 'Some people you lead have overdue learning.',
  sprint_nudge: 'A step in your sprint “%{name}” is waiting for you.',
  raters_proposed: 'Rater nominations in “%{name}” are waiting for your approval.',
  campaign_raters_proposed: 'Rater nominations in “%{name}” are waiting for approval.',
  reports_ready: 'The reports for “%{name}” are ready to download.',
  own_report_ready: 'Your report is ready to download.',
  own_data_ready: 'The copy of your data is ready to download.',
} as const;

/** The last line of a daily email that doesn’t list all notifications. */
export const furtherNotifications = 'More notifications: %{count}';
