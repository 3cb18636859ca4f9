import type { Generated } from 'kysely';
import type { FollowUpGroupKind } from '../../../domain/followUps/followUpGroups.ts';

/** The table of follow-up pulses. */
export interface FollowUpTables {
  follow_up_pulses: {
    id: Generated<number>;
    account_id: number;
    source_campaign_id: number;
    topic_id: number;
    /** The group of the focus, as `focusKeyOf` returns it. */
    focus_key: string;
    /** The team of the focus; null for other groups. */
    team_id: number | null;
    /** The pulse; null if it was deleted. */
    campaign_id: number | null;
    /** Whom the pulse asks. */
    group_kind: FollowUpGroupKind;
    group_names: string[];
    audience_key: string;
    requested_by: number | null;
    requested_at: string;
  };
}
