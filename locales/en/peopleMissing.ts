/** Added to the refusal of a launch that invites too few people. */
export const peopleMissing =
  'Invite at least one more person. |||| Invite at least %{smart_count} more people.' as const;
