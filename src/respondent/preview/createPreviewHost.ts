import { createMemoryStorage } from '../../../dataProviders/browserStorage.ts';
import { emptyAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import type { SurveyHost } from '../surveyHost.ts';
import { createUnsentStore } from '../unsentStore.ts';
import type { PreviewMemory } from './previewMemory.ts';

/** The host of a preview: it talks to no server and stores nothing on the device. */
export function createPreviewHost(memory: PreviewMemory): SurveyHost {
  return {
    openSurvey: async () => memory.open(),
    beginSurvey: async () => {
      memory.begin();
      return { started: true };
    },
    saveAnswer: async (_entry, { question_id }) => memory.answerQuestion(question_id),
    saveSupplemental: async (_entry, { supplemental_id }) => memory.answerSupplemental(supplemental_id),
    consentToSurvey: async () => ({ consented: true }),
    declineSurvey: async () => ({ ending: 'declined' }),
    sendFeedback: async () => ({ ending: 'allAnswered' }),
    openUnsentStore: () => createUnsentStore('preview', createMemoryStorage()),
    readRanking: () => null,
    storeRanking: () => {},
    readAnswer: () => emptyAnswer,
    storeAnswer: () => {},
    storedLanguage: () => null,
    storeLanguage: () => {},
    isShared: false,
  };
}
