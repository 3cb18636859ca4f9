/** Why a form, or part of it, is read-only. */
export const formLocks = {
  account: 'You can view the data of this account but not change it.',
  role: 'You can view this but not change it.',
  tiers: {
    local_admin: 'You can view this but not change it. Ask an administrator of the account to make changes.',
    admin: 'You can view this but not change it. Ask a platform administrator to make changes.',
  },
  statuses: {
    benchmark_campaigns: {
      open: 'This campaign has been launched. You can still change its name, its message and its last day.',
      closed: 'This campaign is closed and can’t be changed anymore.',
    },
    survey_campaigns: {
      open: 'This campaign has been launched. You can still change its name, its message, its last day and its reminders.',
      closed: 'This campaign is closed. You can still change its name.',
    },
    learning_campaigns: {
      active:
        'This campaign has been launched. You can still change its name, its message, its reminders and who takes part.',
      closed: 'This campaign is closed. You can still change its name.',
    },
    requisitions: {
      open: 'This role is open. You can’t change the retention period and the custom questions, because applicants have been told about them.',
      closed: 'This role is closed and can’t be changed anymore.',
    },
    blueprints: {
      approved: 'This version has been approved and can’t be changed. Create a new version instead.',
      retired: 'This version is retired and can’t be changed. Create a new version instead.',
    },
    sprints: {
      finished: 'This sprint has ended. You can still write the retrospective.',
      cancelled: 'This sprint was canceled. You can still write the retrospective.',
    },
    events: {
      held: 'This live session has taken place and can’t be changed.',
      cancelled: 'This live session was canceled. Plan it again to change it.',
    },
  },
} as const;
