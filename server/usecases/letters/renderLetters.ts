import { accountDisplayName } from '../../../domain/accounts/accountDisplayName.ts';
import { brandNames } from '../../../domain/accounts/brandNames.ts';
import type { PaperFormat } from '../../../domain/reports/paperSizes.ts';
import { loadWording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { LetterRecipient } from '../../store/campaigns/letterRecipients.ts';
import { readReportBrand } from '../branding/readReportBrand.ts';
import { fillSentence, formatDay } from '../exports/fillSentence.ts';
import { type Letter, letterBlocks } from './letterBlocks.ts';

export interface CodedLetter {
  readonly recipient: LetterRecipient;
  readonly code: string;
}

interface LettersToRender {
  readonly campaign: { readonly name: string; readonly closes_on: string };
  readonly letters: readonly CodedLetter[];
  readonly paper: PaperFormat;
}

/** Renders the PDF of letters: a cover for the administrator, then one page per person in that person's language. */
export async function renderLetters(
  deps: Deps,
  caller: Caller,
  { campaign, letters, paper }: LettersToRender,
): Promise<{ readonly name: string; readonly content: string }> {
  const now = deps.clock.now();
  const wording = await loadWording(caller.person.user.locale_abbr);
  const { letters: words } = wording.texts;
  const company = accountDisplayName(caller.person.currentAccount);
  const { publicOrigin } = deps.environment;
  const pages = await Promise.all(
    letters.map(async ({ recipient, code }): Promise<Letter> => {
      const { texts, locale, language } = await loadWording(recipient.locale);
      return { name: recipient.name, code, wording: { texts, locale, language } };
    }),
  );
  const { first_name, last_name } = caller.person.user;
  const maker = `${first_name} ${last_name}`.trim();
  const facts = {
    campaign: campaign.name,
    company,
    closesOn: campaign.closes_on,
    publicOrigin,
    maker,
    madeAt: now,
  };
  const title = fillSentence(words.title, { campaign: campaign.name });
  const bytes = await deps.pdf.render(String(caller.person.user.id), {
    title,
    printed: title,
    subject: words.subject,
    producer: brandNames.productName,
    language: wording.language,
    paper,
    madeAt: now,
    foot: company,
    numbering: wording.texts.reports.numbering,
    brand: await readReportBrand(deps, accountOf(caller)),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [words.count, String(letters.length)],
          [words.made, formatDay(now, wording)],
        ],
      },
      {
        kind: 'points',
        texts: [
          words.cover.once,
          words.cover.secret,
          words.cover.again,
          words.cover.emails,
          words.cover.entering,
        ],
      },
      ...pages.flatMap((letter) => letterBlocks(letter, facts)),
    ],
  });
  return { name: words.fileName, content: bytes.toString('base64') };
}
