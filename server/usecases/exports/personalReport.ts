import type { OwnScore } from '../../../contract/v2/assessments.ts';
import { brandNames } from '../../../domain/accounts/brandNames.ts';
import type { Paper } from '../../../domain/reports/paperSizes.ts';
import { reports } from '../../../locales/en/reports.ts';
import type { Report } from '../../pdf/layOut.ts';
import { personalBlocks } from './personalBlocks.ts';
import type { ReportedProfile } from './profileRows.ts';
import { dayOf, printedName, say } from './say.ts';

const { personal: words } = reports;

interface About {
  readonly name: string;
  readonly email: string;
  readonly company: string;
}

export interface Making {
  readonly paper: Paper;
  readonly now: Date;
}

/** The personal metrics of one person as a PDF: one of their own profiles with its comparisons. */
export function personalReport(
  person: About,
  reported: ReportedProfile,
  main: OwnScore | null,
  { paper, now }: Making,
): Report {
  const title = say(words.title, { name: person.name });
  const printed = say(words.title, { name: printedName(person) });
  return {
    title,
    printed,
    subject: words.subject,
    producer: brandNames.productName,
    language: 'en',
    paper,
    madeAt: now,
    foot: say(reports.foot, { product: brandNames.productName, title: printed }),
    numbering: reports.numbering,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [words.person, printedName(person)],
          [reports.company, person.company],
          ...(main ? factsOf(main) : []),
          [reports.made, dayOf(now)],
        ],
      },
      { kind: 'quiet', text: words.confidential },
      ...personalBlocks(reported, main),
    ],
  };
}

function factsOf({ campaign, made_on, model_version, norm_version }: OwnScore): [string, string][] {
  const norm = norm_version === null ? words.noNorm : say(words.norm, { norm: norm_version });
  return [
    [reports.campaign, campaign?.name ?? words.noCampaign],
    [words.scoredOn, dayOf(made_on)],
    [words.versions, say(words.versionsOf, { model: model_version, norm })],
  ];
}
