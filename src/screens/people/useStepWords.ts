import { useTranslate } from 'react-admin';
import type { Standing } from '../../../contract/v2/people.ts';
import type { Step } from '../../../domain/access/passage.ts';
import { maySignIn, waysTo } from '../../../domain/access/rights.ts';
import type { Tier } from '../../../domain/access/tiers.ts';
import { personOf } from './explained.ts';
import { useGrantWords } from './useGrantWords.ts';

export interface SaidStep {
  readonly holds: boolean;
  readonly text: string;
  /** What would change it. */
  readonly more?: string;
}

/** Says the steps of an explanation about one person. */
export function useStepWords(standing: Standing, now: Date) {
  const translate = useTranslate();
  const { named, sentence } = useGrantWords();
  const said = (key: string, args = {}) => translate(`people.explain.step.${key}`, args);
  const rightOf = (tier: Tier) =>
    tier === 'user' ? translate('people.explain.rightUser') : translate(`people.rights.${tier}`);

  function missing(tier: Tier): SaidStep {
    const ways = waysTo(personOf(standing), tier, now);
    const more = translate('people.explain.ways', { permissions: ways.map(named).join(', ') });
    return { holds: false, text: said('tier', { right: rightOf(tier) }), ...(ways.length > 0 && { more }) };
  }

  function ofStep(step: Step): SaidStep {
    const { holds, rule } = step;
    if (step.rule !== 'tier') {
      return { holds, text: said(holds && rule !== 'openToAll' ? `${rule}Ok` : rule) };
    }
    if (!holds) return missing(step.tier);
    const grants = step.grants.map(sentence).join(' ');
    return { holds, text: said('tierOk', { right: rightOf(step.tier), grants }) };
  }

  const canSignIn = maySignIn(standing.status, standing.account_status);
  const hindrance = standing.status === 'active' ? 'account' : 'inactive';
  const signIn: SaidStep = { holds: canSignIn, text: said(canSignIn ? 'signIn' : hindrance) };
  return { ofStep, signIn };
}
