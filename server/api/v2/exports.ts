import type { FastifyInstance } from 'fastify';
import type { FileCall } from '../../../contract/fileCalls.ts';
import { reportCalls, reportFiles } from '../../../contract/v2/reports.ts';
import { exportWords } from '../../../locales/en/exports.ts';
import type { Deps } from '../../deps.ts';
import { constellationReport } from '../../usecases/exports/constellationReport.ts';
import { cultureReport } from '../../usecases/exports/cultureReport.ts';
import { cycleFile } from '../../usecases/exports/cycleFile.ts';
import { readCycle, retryCycle, startCycle } from '../../usecases/exports/cycleRun.ts';
import { type MadeFile, ownReport } from '../../usecases/exports/ownReport.ts';
import { authorize, parseBody, type SignedInContext, serve } from '../calls.ts';
import { asFile } from '../sendFile.ts';

const { cycle: say } = exportWords;

/** Report files. Reading the screen and downloading its file require the same permissions. */
export function exportedFiles(app: FastifyInstance, deps: Deps): void {
  function offer<F extends FileCall>(
    file: F,
    make: (query: F['query']['__outputType'], context: SignedInContext) => Promise<MadeFile>,
  ): void {
    app.get(`/api${file.path}`, async (request, reply) => {
      const context = authorize(deps, request, reply, file) as SignedInContext; // Every report file requires a tier.
      const { name, bytes } = await make(
        parseBody<F['query']['__outputType']>(file.query, request.query),
        context,
      );
      return asFile(reply, name, 'pdf').send(bytes);
    });
  }
  offer(reportFiles.personal, (input, { signedIn }) => ownReport(deps, signedIn, input));
  offer(reportFiles.culture, (input, { signedIn }) => cultureReport(deps, signedIn, input));
  offer(reportFiles.constellation, (input, { signedIn }) => constellationReport(deps, signedIn, input));
  cycles(app, deps);
}

function cycles(app: FastifyInstance, deps: Deps): void {
  const { cycleState, startCycle: start, retryCycle: retry } = reportCalls;
  serve(app, deps, cycleState, (query, { signedIn }) => readCycle(deps, signedIn, query));
  serve(app, deps, start, async (input, { signedIn }) => {
    await startCycle(deps, signedIn, input);
    return { message: input.kind === 'zip' ? say.asked : say.telling };
  });
  serve(app, deps, retry, async ({ campaign_id }, { signedIn }) => {
    await retryCycle(deps, signedIn, campaign_id);
    return { message: say.retried };
  });
  app.get(`/api${reportFiles.cycle.path}`, async (request, reply) => {
    const { signedIn } = authorize(deps, request, reply, reportFiles.cycle) as SignedInContext; // The file requires a tier.
    const { campaign_id } = parseBody<{ campaign_id: number }>(reportFiles.cycle.query, request.query);
    const { name, content } = await cycleFile(deps, signedIn, campaign_id);
    return asFile(reply, name, 'zip').send(content);
  });
}
