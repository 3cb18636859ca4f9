/** The properties of a team action that determine access to it. */
export interface ActionParties {
  readonly owner_id: number | null;
  readonly created_by: number | null;
  readonly visible_to_team: boolean;
}

/** Someone who opens an action of their account. */
export interface ActionReader {
  readonly userId: number;
  readonly isAdmin: boolean;
  /** Whether they currently lead the team of the action. */
  readonly leadsTeam: boolean;
  /** Whether they belong to the team of the action, or to the company for an action of the whole company. */
  readonly isInGroup: boolean;
}

/** What a reader may do with an action. */
export interface ActionRights {
  /** Change its text, owner, dates and visibility, and delete it. */
  readonly canEdit: boolean;
  /** Set its progress and add updates. */
  readonly canReport: boolean;
}

/**
 * Returns what a reader may do with an action; null if they may not see it. Administrators and whoever leads its
 * team today edit it, its owner reports on it, whoever chose it reads it, and so does the group if it is visible to the group. No one else
 * sees it.
 */
export function actionRights(action: ActionParties, reader: ActionReader): ActionRights | null {
  const { userId, isAdmin, leadsTeam, isInGroup } = reader;
  if (isAdmin || leadsTeam) return { canEdit: true, canReport: true };
  if (action.owner_id === userId) return { canEdit: false, canReport: true };
  if (action.created_by === userId) return { canEdit: false, canReport: false };
  return action.visible_to_team && isInGroup ? { canEdit: false, canReport: false } : null;
}
