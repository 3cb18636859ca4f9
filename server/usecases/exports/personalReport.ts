import type { OwnScore } from '../../../contract/v2/assessments.ts';
import { brandNames } from '../../../domain/accounts/brandNames.ts';
import type { Paper } from '../../../domain/reports/paperSizes.ts';
import { reports } from '../../../locales/en/reports.ts';
import type { Report } from '../../pdf/layOut.ts';
import { personalBlocks } from './personalBlocks.ts';
import type { ReportedProfile } from './profileRows.ts';
import { dayText, fillSentence, printedName } from './say.ts';

const { personal: words } = reports;

interface ReportPerson {
  readonly name: string;
  readonly email: string;
  readonly company: string;
}

export interface ReportOrigin {
  readonly paper: Paper;
  readonly now: Date;
}

/** The personal metrics of one person as a PDF: one of their own profiles with its comparisons. */
export function personalReport(
  person: ReportPerson,
  reported: ReportedProfile,
  main: OwnScore | null,
  { paper, now }: ReportOrigin,
): Report {
  const title = fillSentence(words.title, { name: person.name });
  const printed = fillSentence(words.title, { name: printedName(person) });
  return {
    title,
    printed,
    subject: words.subject,
    producer: brandNames.productName,
    language: 'en',
    paper,
    madeAt: now,
    foot: fillSentence(reports.foot, { product: brandNames.productName, title: printed }),
    numbering: reports.numbering,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [words.person, printedName(person)],
          [reports.company, person.company],
          ...(main ? factsOf(main) : []),
          [reports.made, dayText(now)],
        ],
      },
      { kind: 'quiet', text: words.confidential },
      ...personalBlocks(reported, main),
    ],
  };
}

function factsOf({ campaign, made_on, model_version, norm_version }: OwnScore): [string, string][] {
  const norm = norm_version === null ? words.noNorm : fillSentence(words.norm, { norm: norm_version });
  return [
    [reports.campaign, campaign?.name ?? words.noCampaign],
    [words.scoredOn, dayText(made_on)],
    [words.versions, fillSentence(words.versionsOf, { model: model_version, norm })],
  ];
}
