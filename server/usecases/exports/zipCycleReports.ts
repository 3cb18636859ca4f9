import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { Refusal } from '../../../domain/refusal.ts';
import { checkReportDelivery } from '../../../domain/reports/reportDelivery.ts';
import { distinctFileNames, toFileName } from '../../../domain/reports/reportFileNames.ts';
import { byteOrderMark, csvLine } from '../../../domain/tables/csv.ts';
import { exportWords } from '../../../locales/en/exports.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { findReportRun, findSealedReport, listAllReports } from '../../store/exports/reportRuns.ts';
import { decrypt } from '../../vault/cipher.ts';
import { lockOwnSurvey } from '../surveys/surveyAccess.ts';
import { unexpiredRun } from './cycleReportRun.ts';
import { reportKey } from './reportKey.ts';

const { cycle: words } = exportWords;

/** A file streamed for download; the name has no extension. */
export interface StreamedFile {
  readonly name: string;
  readonly content: Readable;
}

/**
 * Returns all finished reports of a cycle in one ZIP file, with a list of the people and their states. Reports are read
 * one by one while the file is sent, so people erased in the meantime are not in it. Throws `emulating`, the refusals
 * of `checkReportDelivery`, and `not_found` if there is none.
 */
export async function zipCycleReports(
  deps: Deps,
  caller: Caller,
  campaign_id: number,
): Promise<StreamedFile> {
  refuseEmulation(caller);
  const {
    name,
    runId,
    parts: reportRows,
  } = await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwnSurvey(tx, caller, campaign_id);
    checkReportDelivery(campaign, 'zip');
    const run = unexpiredRun(deps, await findReportRun(tx, campaign_id));
    if (run?.kind !== 'zip' || run.ended_at === null) throw new Refusal('not_found');
    const all = await listAllReports(tx, run.id);
    const reports = all.filter(({ state }) => state === 'made').length;
    await recordAudit(tx, caller, {
      action: 'fetch',
      resource: 'survey_campaigns',
      id: campaign_id,
      after: { reports },
      now: deps.clock.now(),
    });
    return { name: campaign.name, runId: run.id, parts: all };
  });
  const zip = new ZipFile();
  const options = { mtime: deps.clock.now(), compress: false };
  const made = reportRows.filter(({ state }) => state === 'made');
  const names = distinctFileNames(made.map((reportRow) => reportRow.name));
  const fileOf = new Map(made.map(({ id }, at) => [id, `${names[at]}.pdf`]));
  const open = async (reportId: number) => {
    const sealed = await deps.database.as(caller.scope, (tx) => findSealedReport(tx, reportId));
    if (!sealed) throw new Refusal('not_found');
    return Readable.from([decrypt(reportKey(deps, runId, reportId), sealed)]);
  };
  for (const { id } of made) {
    zip.addReadStreamLazy(fileOf.get(id) ?? '', options, (callback) => {
      open(id).then(
        (content) => callback(null, content),
        (failure) => callback(failure, Readable.from([])),
      );
    });
  }
  const lines = reportRows.map(({ id, name: person, state }) =>
    csvLine([person, words.states[state], fileOf.get(id) ?? null]),
  );
  const list = [
    byteOrderMark,
    csvLine([words.columns.person, words.columns.state, words.columns.file]),
    ...lines,
  ];
  zip.addBuffer(Buffer.from(list.join('')), `${words.list}.csv`, options);
  zip.end();
  const content = new PassThrough();
  zip.on('error', (failure: Error) => content.destroy(failure));
  zip.outputStream.pipe(content);
  return { name: toFileName(name), content };
}
