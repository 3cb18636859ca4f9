/** The general settings of an account, for its administrators. */
export const accountSettings = {
  purpose: 'Settings that apply to everyone in your company.',
  failed: 'We couldn’t load the settings.',
  zone: {
    title: 'Time zone',
    text: 'Campaigns open at midnight in this time zone, and roles close at the end of a day in it. It also applies to people who haven’t set their own.',
    label: 'Time zone',
    help: 'Leave blank for UTC.',
    scheduled:
      'The scheduled opening of %{smart_count} campaign will be canceled, because it would be at another time. Schedule it again afterward. |||| The scheduled openings of %{smart_count} campaigns will be canceled, because they would be at another time. Schedule them again afterward.',
    open: 'In %{smart_count} open campaign, the last day of people without their own time zone will end in the new one. Results are published at the same time as before. |||| In %{smart_count} open campaigns, the last day of people without their own time zone will end in the new one. Results are published at the same time as before.',
    save: 'Save',
  },
};
