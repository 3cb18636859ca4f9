import { type InferType, mixed, object, string } from 'yup';
import { type PaperFormat, paperFormats } from '../../domain/reports/paperSizes.ts';
import { isGuessablePin, maxEnteredCodeLength, pinPattern } from '../../domain/survey/personalCode.ts';
import { changeCall, readCall } from '../call.ts';
import { id, optionalId } from '../sharedShapes.ts';
import { requiredNumber, requiredText } from '../values.ts';

const paper = () =>
  mixed<PaperFormat>()
    .oneOf([...paperFormats], 'choice')
    .default('a4');

const printedFile = object({
  name: requiredText,
  /** The PDF, as base64. */
  content: requiredText,
});
export type PrintedFile = InferType<typeof printedFile>;

/** Only administrators print letters, because they could read the codes. */
const printing = { needs: 'local_admin', module: 'microSurvey' } as const;

/** Personal codes for people who don't read email: printed in letters, and entered on a page of their own. */
export const personalCodeCalls = {
  enter: changeCall('link', '/v2/survey/enter_code', {
    summary:
      'Exchanges the personal code of a letter and a PIN for the code of a link. Each PIN has a form of its own: it is empty at first, and later entries of the PIN continue it. The response doesn’t depend on other forms of the person. Every refusal is the same.',
    body: object({
      code: string().max(maxEnteredCodeLength, 'tooLong').required('required'),
      pin: string()
        .max(8, 'tooLong')
        .matches(pinPattern, 'unreadable')
        .test('guessablePin', 'guessablePin', (pin) => !isGuessablePin(pin ?? ''))
        .required('required'),
    }),
    response: object({ code: requiredText }),
  }),
  letters: changeCall(printing, '/v2/microsurvey/codes/letters', {
    summary:
      'Creates the letters of an open campaign, one per participant, with new codes. Codes created before open no further forms, and the campaign’s emails to these people stop. Neither letters nor codes are stored.',
    body: object({ campaign_id: id(), team_id: optionalId(), paper: paper() }),
    response: printedFile.shape({ count: requiredNumber }),
  }),
  poster: readCall(printing, '/v2/microsurvey/codes/poster', {
    summary: 'A poster that leads to the page on which personal codes are entered. It contains no code.',
    body: object({ campaign_id: id(), paper: paper() }),
    response: printedFile,
  }),
} as const;
