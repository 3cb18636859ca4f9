import { brandNames } from '../../../domain/accounts/brandNames.ts';
import type { PaperFormat } from '../../../domain/reports/paperSizes.ts';
import type { Wording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { PrintedText, Report } from '../../pdf/renderReport.ts';
import { readReportBrand } from '../branding/readReportBrand.ts';
import { fillSentence } from './fillSentence.ts';

interface FrameFacts {
  readonly title: string;
  /** Printed instead of a title that the fonts can't draw; without it, the title can be drawn in any case. */
  readonly otherwise?: string;
  readonly subject: string;
  readonly paper: PaperFormat;
  readonly now: Date;
}

/** What all reports of an account have besides their blocks: title, footer, numbering and the account's brand. */
export async function reportFrame(
  deps: Deps,
  caller: Caller,
  { texts: { reports }, language }: Wording,
  { title, otherwise, subject, paper, now }: FrameFacts,
): Promise<Omit<Report, 'blocks'>> {
  const printed = (text: string): PrintedText => (otherwise === undefined ? text : { text, otherwise });
  return {
    title,
    printed: printed(title),
    subject,
    producer: brandNames.productName,
    language,
    paper,
    madeAt: now,
    foot: printed(fillSentence(reports.foot, { product: brandNames.productName, title })),
    numbering: reports.numbering,
    brand: await readReportBrand(deps, accountOf(caller)),
  };
}
