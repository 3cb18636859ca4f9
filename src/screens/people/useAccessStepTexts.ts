import { useTranslate } from 'react-admin';
import type { AccessFacts } from '../../../contract/v2/people.ts';
import { canPersonSignIn, permissionsReaching } from '../../../domain/access/rights.ts';
import type { AccessStep } from '../../../domain/access/routeAccess.ts';
import type { Tier } from '../../../domain/access/tiers.ts';
import { toAccessPerson } from './explainPageAccess.ts';
import { useGrantTexts } from './useGrantTexts.ts';

export interface ExplainedStep {
  readonly holds: boolean;
  readonly text: string;
  /** The permissions that would grant access. */
  readonly more?: string;
}

/** The texts for the steps of an explanation about one person. */
export function useAccessStepTexts(facts: AccessFacts, now: Date) {
  const translate = useTranslate();
  const { named, sentence } = useGrantTexts();
  const stepText = (key: string, args = {}) => translate(`people.explain.step.${key}`, args);
  const rightOf = (tier: Tier) =>
    tier === 'user' ? translate('people.explain.rightUser') : translate(`people.rights.${tier}`);

  function missing(tier: Tier): ExplainedStep {
    const ways = permissionsReaching(toAccessPerson(facts), tier, now);
    const more = translate('people.explain.ways', { permissions: ways.map(named).join(', ') });
    return {
      holds: false,
      text: stepText('tier', { right: rightOf(tier) }),
      ...(ways.length > 0 && { more }),
    };
  }

  function ofStep(step: AccessStep): ExplainedStep {
    const { holds, rule } = step;
    if (step.rule !== 'tier') {
      return { holds, text: stepText(holds && rule !== 'openToAll' ? `${rule}Ok` : rule) };
    }
    if (!holds) return missing(step.tier);
    const grants = step.grants.map(sentence).join(' ');
    return { holds, text: stepText('tierOk', { right: rightOf(step.tier), grants }) };
  }

  const canSignIn = canPersonSignIn(facts);
  const signIn: ExplainedStep = {
    holds: canSignIn,
    text: stepText(canSignIn ? 'signIn' : obstacleTo(facts)),
  };
  return { ofStep, signIn };
}

/** Why a person can't sign in. */
function obstacleTo({ status, has_address }: AccessFacts): 'inactive' | 'address' | 'account' {
  if (status !== 'active') return 'inactive';
  return has_address ? 'account' : 'address';
}
