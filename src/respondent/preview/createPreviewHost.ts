import { emptyAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import type { SurveyHost } from '../surveyHost.ts';
import { createUnsentStore } from '../unsentStore.ts';
import type { PreviewMemory } from './previewMemory.ts';

/** The store falls back to memory, as in a browser that blocks storage. */
const withoutStorage = (): Storage => {
  throw new Error('A preview stores nothing on the device.');
};

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
    openUnsentStore: () => createUnsentStore('preview', withoutStorage),
    readRanking: () => null,
    storeRanking: () => {},
    readAnswer: () => emptyAnswer,
    storeAnswer: () => {},
    storedLanguage: () => null,
    storeLanguage: () => {},
    isShared: false,
  };
}
