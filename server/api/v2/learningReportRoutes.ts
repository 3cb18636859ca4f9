import type { FastifyInstance } from 'fastify';
import {
  learningReportCalls as calls,
  type LearningExportQuery,
  learningReportFiles,
} from '../../../contract/v2/learningReports.ts';
import { learningReportFile as words } from '../../../locales/en/learningReportFile.ts';
import type { Deps } from '../../deps.ts';
import {
  pageSlice,
  readCompletionReport,
  readLearningRecords,
  readLessonReport,
  readReportOptions,
} from '../../usecases/learning/reports/readLearningReports.ts';
import {
  recordLearningExport,
  renderLearningReport,
} from '../../usecases/learning/reports/renderLearningReport.ts';
import { readReportTable } from '../../usecases/learning/reports/reportTable.ts';
import { readContentChanges } from '../../usecases/metricResults/readContentChanges.ts';
import { authorizeSignedIn, callServer, parseBody } from '../calls.ts';
import { setFileHeaders } from '../fileHeaders.ts';
import { sendTable } from '../sendTable.ts';

export function registerLearningReportRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(calls.options, (_body, caller) => readReportOptions(deps, caller));
  serve(calls.completion, ({ page, ...filters }, caller) =>
    readCompletionReport(deps, caller, { ...filters, slice: pageSlice(page) }),
  );
  serve(calls.lessons, (filters, caller) => readLessonReport(deps, caller, filters));
  serve(calls.changes, ({ campaign_id }, caller) => readContentChanges(deps, caller, campaign_id));
  serve(calls.people, ({ page, ...filters }, caller) =>
    readLearningRecords(deps, caller, { ...filters, slice: pageSlice(page) }),
  );
  const file = learningReportFiles.learning;
  app.get(`/api${file.path}`, async (request, reply) => {
    const { signedIn, now } = authorizeSignedIn(deps, request, reply, file);
    const query = parseBody<LearningExportQuery>(file.query, request.query);
    const { format } = query;
    if (format === 'pdf') {
      const { name, bytes } = await renderLearningReport(deps, signedIn, query);
      await recordLearningExport(deps, signedIn, query);
      return setFileHeaders(reply, name, 'pdf').send(bytes);
    }
    const { header, lines } = await readReportTable(deps, signedIn, query, words);
    await recordLearningExport(deps, signedIn, query);
    return sendTable(reply, { name: `learning-${query.report}`, format, now, header, lines });
  });
}
