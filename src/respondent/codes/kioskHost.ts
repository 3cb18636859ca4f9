import { emptyAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { deviceHost, type SurveyHost } from '../surveyHost.ts';
import { createUnsentStore } from '../unsentStore.ts';

/** The store falls back to memory, as in a browser that blocks storage. */
const withoutStorage = (): Storage => {
  throw new Error('A shared device stores nothing.');
};

/** The host of a shared device: the same server, and nothing stored on the device. */
export const kioskHost: SurveyHost = {
  ...deviceHost,
  openUnsentStore: (deviceKey) => (deviceKey === null ? null : createUnsentStore(deviceKey, withoutStorage)),
  readRanking: () => null,
  storeRanking: () => {},
  readAnswer: () => emptyAnswer,
  storeAnswer: () => {},
  storedLanguage: () => null,
  storeLanguage: () => {},
  isShared: true,
};
