import type { LearningExportQuery } from '../../../../contract/v2/learningReports.ts';
import { accountDisplayName } from '../../../../domain/accounts/accountDisplayName.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import { loadWording } from '../../../../locales/documents.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { recordAudit } from '../../../kernel/recordAudit.ts';
import { formatDay } from '../../exports/fillSentence.ts';
import { reportFrame } from '../../exports/reportFrame.ts';
import { readReportTable } from './reportTable.ts';

/** The maximum number of rows in a PDF. Longer reports are only available as tables. */
const maxPdfRows = 1_000;

/** Returns a report on learning as a PDF. Throws `too_large`, and like the report itself. */
export async function renderLearningReport(deps: Deps, caller: Caller, query: LearningExportQuery) {
  const wording = await loadWording(caller.person.user.locale_abbr);
  const { reports, learningReports: words } = wording.texts;
  const { title, header, lines } = await readReportTable(deps, caller, query, words);
  const rows: string[][] = [];
  for await (const cells of lines) {
    rows.push(cells.map((cell) => (cell === null ? '' : String(cell))));
    if (rows.length > maxPdfRows) throw new Refusal('too_large');
  }
  const now = deps.clock.now();
  const company = accountDisplayName(caller.person.currentAccount);
  const bytes = await deps.pdf.render(String(caller.person.user.id), {
    ...(await reportFrame(deps, caller, wording, {
      title,
      otherwise: words.untitled,
      subject: words.subject,
      paper: query.paper,
      now,
    })),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [reports.company, company],
          [reports.made, formatDay(now, wording)],
        ],
      },
      { kind: 'quiet', text: words.confidential },
      {
        kind: 'table',
        table: {
          header,
          rows,
          widths: header.map((_, index) =>
            index === 0 ? 3 : query.report === 'people' && index === 1 ? 3 : 1.2,
          ),
          numbersFrom: query.report === 'people' ? header.length : 1,
          isNarrow: true,
        },
      },
      { kind: 'quiet', text: words.counts },
    ],
  });
  return { name: title, bytes };
}

/** Records an export in the audit log, with the filters that were set. */
export async function recordLearningExport(deps: Deps, caller: Caller, query: LearningExportQuery) {
  const { paper: _paper, ...filters } = query;
  await deps.database.as(caller.scope, (tx) =>
    recordAudit(tx, caller, {
      action: 'export',
      resource: 'learning_assignments',
      id: null,
      after: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null)),
      now: deps.clock.now(),
    }),
  );
}
