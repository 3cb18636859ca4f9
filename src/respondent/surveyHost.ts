import { browserStorage } from '../../dataProviders/browserStorage.ts';
import {
  beginSurvey,
  consentToSurvey,
  declineSurvey,
  openSurvey,
  saveAnswer,
  saveSupplemental,
  sendFeedback,
} from '../../dataProviders/survey.ts';
import { storedLanguage, storeLanguage } from '../language/deviceLanguage.ts';
import { readStoredAnswer, storeAnswer } from './answerStore.ts';
import { readStoredRanking, storeRanking } from './rankingStore.ts';
import { createUnsentStore, type UnsentStore } from './unsentStore.ts';

/** What surrounds the respondent's page: the server that it talks to, and what it may store on the device. */
export interface SurveyHost {
  readonly openSurvey: typeof openSurvey;
  readonly beginSurvey: typeof beginSurvey;
  readonly saveAnswer: typeof saveAnswer;
  readonly saveSupplemental: typeof saveSupplemental;
  readonly consentToSurvey: typeof consentToSurvey;
  readonly declineSurvey: typeof declineSurvey;
  readonly sendFeedback: typeof sendFeedback;
  /** The answers of a participation that aren't acknowledged yet; null if there is no participation. */
  readonly openUnsentStore: (deviceKey: string | null) => UnsentStore | null;
  /** The unfinished ranking, which survives a reload. */
  readonly readRanking: typeof readStoredRanking;
  readonly storeRanking: typeof storeRanking;
  /** The unfinished answer to a custom question, which survives a reload. */
  readonly readAnswer: typeof readStoredAnswer;
  readonly storeAnswer: typeof storeAnswer;
  readonly storedLanguage: () => string | null;
  readonly storeLanguage: (code: string) => void;
  /** Whether others use the device too, so that nothing leads to the main application. */
  readonly isShared: boolean;
}

/** A respondent's own device. */
export const deviceHost: SurveyHost = {
  openSurvey,
  beginSurvey,
  saveAnswer,
  saveSupplemental,
  consentToSurvey,
  declineSurvey,
  sendFeedback,
  openUnsentStore: (deviceKey) =>
    deviceKey === null ? null : createUnsentStore(deviceKey, browserStorage('local')),
  readRanking: readStoredRanking,
  storeRanking,
  readAnswer: readStoredAnswer,
  storeAnswer,
  storedLanguage,
  storeLanguage,
  isShared: false,
};
