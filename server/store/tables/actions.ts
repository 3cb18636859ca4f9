import type { Generated } from 'kysely';
import type { ActionProgress, ActionScope } from '../../../domain/actions/teamAction.ts';
import type { SuggestionKind } from '../../../domain/recommendations/suggestions.ts';

/** The catalog entry that an action is based on, with its title at that time. */
export interface ActionSuggestion {
  readonly kind: SuggestionKind;
  readonly id: number;
  readonly title: string;
}

/** Actions of teams and of the company, and their updates. */
export interface ActionTables {
  team_actions: {
    id: Generated<number>;
    account_id: number;
    source_campaign_id: number | null;
    scope: ActionScope;
    /** Null for the company, and after the team was deleted. */
    team_id: number | null;
    topic_id: number;
    title: string;
    suggestion: ActionSuggestion | null;
    owner_id: number | null;
    created_by: number | null;
    starts_on: string;
    due_on: string;
    visible_to_team: Generated<boolean>;
    progress: Generated<ActionProgress>;
    drop_reason: string | null;
    /** Identifies the request that created the action, so that a retry creates no second one. */
    request_key: string;
    version: Generated<number>;
    /** Whether the owner was notified that it is due soon, and that it is overdue. */
    notified_before: Generated<boolean>;
    notified_after: Generated<boolean>;
    created_at: string;
    deleted_at: string | null;
  };
  team_action_updates: {
    id: Generated<number>;
    account_id: number;
    action_id: number;
    author_id: number | null;
    text: string;
    request_key: string;
    created_at: string;
    deleted_at: string | null;
    deleted_by: Generated<number | null>;
  };
}
