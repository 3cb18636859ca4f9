import { createMemoryStorage } from '../../../dataProviders/browserStorage.ts';
import { emptyAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { deviceHost, type SurveyHost } from '../surveyHost.ts';
import { createUnsentStore } from '../unsentStore.ts';

/** The host of a shared device: the same server, and nothing stored on the device. */
export const kioskHost: SurveyHost = {
  ...deviceHost,
  openUnsentStore: (deviceKey) =>
    deviceKey === null ? null : createUnsentStore(deviceKey, createMemoryStorage()),
  readRanking: () => null,
  storeRanking: () => {},
  readAnswer: () => emptyAnswer,
  storeAnswer: () => {},
  storedLanguage: () => null,
  storeLanguage: () => {},
  isShared: true,
};
