import type { TeamActionResponse } from '../../../../dataProviders/teamActions.ts';
import { useHasTier } from '../../../kit/context/useHasTier.ts';
import { FollowUpPulse } from './FollowUpPulse.tsx';

interface Props {
  readonly action: TeamActionResponse;
}

/**
 * The follow-up pulse of an action's focus, for those who could choose that focus: leads of the team, and administrators. Without the
 * published score that led to the action there is nothing to follow up on.
 */
export function ActionFollowUp({ action }: Props) {
  const isLead = useHasTier('supervisor');
  const { source, team_id, topic_id, scope, evidence, can_edit } = action;
  if (!isLead || !can_edit || !source || !evidence) return null;
  const dimension = scope === 'team' ? ('team' as const) : ('overall' as const);
  return (
    <FollowUpPulse
      focus={{ campaign_id: source.campaign_id, topic_id, dimension, team_id, category: null }}
    />
  );
}
