import type { OpenedSurvey } from '../../dataProviders/survey.ts';
import { answersAbout } from '../../domain/survey/assessmentKinds.ts';
import type { Translator } from './translator.ts';

type NameSource = Pick<OpenedSurvey, 'campaign' | 'kind' | 'target_first_name'>;

/** The name of the person the answers are about (SURV-02). */
export function targetNameOf({ kind, target_first_name }: NameSource, translate: Translator): string {
  return target_first_name ?? translate(`unnamedTarget.${answersAbout(kind)}`);
}

/** The names used in many texts of the page. */
export function nameParams(who: NameSource, translate: Translator) {
  return {
    company: who.campaign?.company ?? translate('unnamedCompany'),
    targetFirstName: targetNameOf(who, translate),
  };
}
