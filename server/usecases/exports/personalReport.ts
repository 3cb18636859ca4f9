import type { OwnScore } from '../../../contract/v2/personalScores.ts';
import { brandNames } from '../../../domain/accounts/brandNames.ts';
import type { PaperFormat } from '../../../domain/reports/paperSizes.ts';
import type { Wording } from '../../../locales/documents.ts';
import type { ReportBrand } from '../../pdf/drawLogo.ts';
import type { Report } from '../../pdf/renderReport.ts';
import { fillSentence, formatDay } from './fillSentence.ts';
import { personalBlocks } from './personalBlocks.ts';
import type { ReportedProfile } from './profileRows.ts';

interface ReportPerson {
  readonly name: string;
  /** Printed if the fonts lack the script of the name: the email address, or the employee ID of someone without one. */
  readonly identifier: string;
  readonly company: string;
}

export interface ReportOptions {
  readonly paper: PaperFormat;
  readonly now: Date;
  readonly wording: Wording;
  readonly brand: ReportBrand | null;
}

/**
 * Returns the personal metrics of one person as a PDF: one of their own profiles with its comparisons. If the fonts
 * lack the script of the name, the person's identifier is printed instead.
 */
export function personalReport(
  person: ReportPerson,
  reported: ReportedProfile,
  main: OwnScore | null,
  { paper, now, wording, brand }: ReportOptions,
): Report {
  const { reports } = wording.texts;
  const { personal: words } = reports;
  const title = fillSentence(words.title, { name: person.name });
  const otherwise = fillSentence(words.title, { name: person.identifier });
  const footOf = (shownTitle: string) =>
    fillSentence(reports.foot, { product: brandNames.productName, title: shownTitle });
  return {
    title,
    printed: { text: title, otherwise },
    subject: words.subject,
    producer: brandNames.productName,
    language: wording.language,
    paper,
    madeAt: now,
    foot: { text: footOf(title), otherwise: footOf(otherwise) },
    numbering: reports.numbering,
    brand,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [words.person, { text: person.name, otherwise: person.identifier }],
          [reports.company, person.company],
          ...(main ? factsOf(main, wording) : []),
          [reports.made, formatDay(now, wording)],
        ],
      },
      { kind: 'quiet', text: words.confidential },
      ...personalBlocks(reported, main, wording),
    ],
  };
}

function factsOf(
  { campaign, made_on, model_version, norm_version }: OwnScore,
  wording: Wording,
): [string, string][] {
  const { reports } = wording.texts;
  const { personal: words } = reports;
  const norm = norm_version === null ? words.noNorm : fillSentence(words.norm, { norm: norm_version });
  return [
    [reports.campaign, campaign?.name ?? words.noCampaign],
    [words.scoredOn, formatDay(made_on, wording)],
    [words.versions, fillSentence(words.versionsOf, { model: model_version, norm })],
  ];
}
