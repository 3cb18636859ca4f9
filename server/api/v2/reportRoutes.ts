import type { FastifyInstance } from 'fastify';
import type { FileCall } from '../../../contract/fileCalls.ts';
import { reportCalls, reportFiles } from '../../../contract/v2/reports.ts';
import { exportWords } from '../../../locales/en/exports.ts';
import type { Deps } from '../../deps.ts';
import { cultureDeck } from '../../usecases/exports/cultureDeck.ts';
import { cultureReport } from '../../usecases/exports/cultureReport.ts';
import {
  readCycleReports,
  retryCycleReports,
  startCycleReports,
} from '../../usecases/exports/cycleReportRun.ts';
import { renderConstellationReport } from '../../usecases/exports/renderConstellationReport.ts';
import { type DownloadFile, renderOwnReport } from '../../usecases/exports/renderOwnReport.ts';
import { zipCycleReports } from '../../usecases/exports/zipCycleReports.ts';
import { authorizeSignedIn, callServer, parseBody, type SignedInContext } from '../calls.ts';
import { setFileHeaders } from '../fileHeaders.ts';

const { cycle: say } = exportWords;

/**
 * Registers the calls for report files. Viewing a screen and downloading its file require the same
 * permissions.
 */
export function registerReportRoutes(app: FastifyInstance, deps: Deps): void {
  function offer<F extends FileCall>(
    file: F,
    make: (query: F['query']['__outputType'], context: SignedInContext) => Promise<DownloadFile>,
    ending: 'pdf' | 'pptx' = 'pdf',
  ): void {
    app.get(`/api${file.path}`, async (request, reply) => {
      const context = authorizeSignedIn(deps, request, reply, file);
      const { name, bytes } = await make(
        parseBody<F['query']['__outputType']>(file.query, request.query),
        context,
      );
      return setFileHeaders(reply, name, ending).send(bytes);
    });
  }
  offer(reportFiles.personal, (input, { signedIn }) => renderOwnReport(deps, signedIn, input));
  offer(reportFiles.culture, (input, { signedIn }) => cultureReport(deps, signedIn, input));
  offer(reportFiles.cultureSlides, (input, { signedIn }) => cultureDeck(deps, signedIn, input), 'pptx');
  offer(reportFiles.constellation, (input, { signedIn }) => renderConstellationReport(deps, signedIn, input));
  registerCycleReportRoutes(app, deps);
}

function registerCycleReportRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  const { cycleState, startCycle: start, retryCycle: retry } = reportCalls;
  serve(cycleState, (query, caller) => readCycleReports(deps, caller, query));
  serve(start, async (input, caller) => {
    await startCycleReports(deps, caller, input);
    return { message: input.kind === 'zip' ? say.asked : say.telling };
  });
  serveChange(retry, say.retried, ({ campaign_id }, caller) => retryCycleReports(deps, caller, campaign_id));
  app.get(`/api${reportFiles.cycle.path}`, async (request, reply) => {
    const { signedIn } = authorizeSignedIn(deps, request, reply, reportFiles.cycle);
    const { campaign_id } = parseBody<{ campaign_id: number }>(reportFiles.cycle.query, request.query);
    const { name, content } = await zipCycleReports(deps, signedIn, campaign_id);
    return setFileHeaders(reply, name, 'zip').send(content);
  });
}
