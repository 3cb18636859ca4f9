import type { PayReportQuery } from '../../../../contract/v2/pay.ts';
import { accountDisplayName } from '../../../../domain/accounts/accountDisplayName.ts';
import { loadWording } from '../../../../locales/documents.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { fillSentence, formatDay } from '../../exports/fillSentence.ts';
import { reportFrame } from '../../exports/reportFrame.ts';
import { payReportTable } from './payReportTable.ts';
import type { PayReport } from './readPayReport.ts';

/** Returns the figures of a project as a PDF. */
export async function renderPayReport(
  deps: Deps,
  caller: Caller,
  { project, figures }: PayReport,
  paper: PayReportQuery['paper'],
) {
  const wording = await loadWording(caller.person.user.locale_abbr);
  const { reports, payReport: words } = wording.texts;
  const title = fillSentence(words.title, { name: project.name });
  const { header, rows } = payReportTable(figures, words);
  const now = deps.clock.now();
  const bytes = await deps.pdf.render(String(caller.person.user.id), {
    ...(await reportFrame(deps, caller, wording, {
      title,
      otherwise: words.otherwise,
      subject: words.subject,
      paper,
      now,
    })),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [reports.company, accountDisplayName(caller.person.currentAccount)],
          [reports.made, formatDay(now, wording)],
          [words.project, project.name],
          [words.dataDay, formatDay(new Date(project.data_day), wording)],
          [words.people, `${figures.women} / ${figures.men}`],
        ],
      },
      { kind: 'quiet', text: fillSentence(words.note, { minimum: project.minimum_group }) },
      { kind: 'table', table: { header, rows, widths: [3, 3, 1, 1, 1], numbersFrom: 2, isNarrow: true } },
    ],
  });
  return { name: title, bytes };
}
