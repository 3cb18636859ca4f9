import { formatPersonalCode } from '../../../domain/survey/personalCode.ts';
import type { Wording } from '../../../locales/documents.ts';
import type { Block } from '../../pdf/renderReport.ts';
import { fillSentence, formatDay } from '../exports/fillSentence.ts';

export interface Letter {
  readonly name: string;
  readonly code: string;
  /** In the language of the recipient. */
  readonly wording: Wording;
}

interface LetterFacts {
  readonly campaign: string;
  readonly company: string;
  readonly closesOn: string;
  readonly publicOrigin: string;
  /** Who makes the letters. */
  readonly maker: string;
  readonly madeAt: Date;
}

/** Returns the page of a letter. The QR code has the code behind `#`, which browsers don't send to the server. */
export function letterBlocks(
  { name, code, wording }: Letter,
  { campaign, company, closesOn, publicOrigin, maker, madeAt }: LetterFacts,
): Block[] {
  const { letters: words } = wording.texts;
  const address = `${publicOrigin}/code`;
  return [
    { kind: 'page' },
    { kind: 'heading', text: name },
    { kind: 'lead', text: fillSentence(words.letter.invitation, { campaign, company }) },
    { kind: 'text', text: fillSentence(words.letter.until, { day: formatDay(closesOn, wording) }) },
    { kind: 'text', text: words.letter.how },
    { kind: 'qr', text: `${address}#${code}`, label: words.letter.qr },
    { kind: 'text', text: words.letter.address },
    { kind: 'large', text: address },
    { kind: 'text', text: words.letter.code },
    { kind: 'large', text: formatPersonalCode(code) },
    {
      kind: 'points',
      texts: [words.letter.pin, words.letter.personal, words.letter.emailed, words.letter.used],
    },
    {
      kind: 'quiet',
      text: fillSentence(words.letter.made, { maker, day: formatDay(madeAt, wording) }),
    },
    { kind: 'quiet', text: words.letter.privacy },
  ];
}
