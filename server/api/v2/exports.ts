import type { FastifyInstance } from 'fastify';
import type { FileCall } from '../../../contract/files.ts';
import { exportCalls, reportFiles } from '../../../contract/v2/exports.ts';
import { exportWords } from '../../../locales/en/exports.ts';
import type { Deps } from '../../deps.ts';
import { constellationReport } from '../../usecases/exports/constellationReport.ts';
import { cultureReport } from '../../usecases/exports/cultureReport.ts';
import { cycleFile } from '../../usecases/exports/cycleFile.ts';
import { readCycle, retryCycle, startCycle } from '../../usecases/exports/cycleRun.ts';
import { type MadeFile, ownReport } from '../../usecases/exports/ownReport.ts';
import { type AskedBySomeone, admit, parse, serve } from '../calls.ts';
import { asFile } from '../sendFile.ts';

const { cycle: say } = exportWords;

/** Reports on paper. Who may read the screen may take the same along, and nobody else. */
export function exportedFiles(app: FastifyInstance, deps: Deps): void {
  function offer<F extends FileCall>(
    file: F,
    make: (wish: F['query']['__outputType'], asked: AskedBySomeone) => Promise<MadeFile>,
  ): void {
    app.get(`/api${file.path}`, async (request, reply) => {
      const asked = admit(deps, request, reply, file) as AskedBySomeone; // each of them needs a tier
      const { name, bytes } = await make(parse<F['query']['__outputType']>(file.query, request.query), asked);
      return asFile(reply, name, 'pdf').send(bytes);
    });
  }
  offer(reportFiles.personal, (wish, { signedIn }) => ownReport(deps, signedIn, wish));
  offer(reportFiles.culture, (wish, { signedIn }) => cultureReport(deps, signedIn, wish));
  offer(reportFiles.constellation, (wish, { signedIn }) => constellationReport(deps, signedIn, wish));
  cycles(app, deps);
}

function cycles(app: FastifyInstance, deps: Deps): void {
  const { cycleState, startCycle: start, retryCycle: retry } = exportCalls;
  serve(app, deps, cycleState, (wanted, { signedIn }) => readCycle(deps, signedIn, wanted));
  serve(app, deps, start, async (wish, { signedIn }) => {
    await startCycle(deps, signedIn, wish);
    return { message: wish.kind === 'zip' ? say.asked : say.telling };
  });
  serve(app, deps, retry, async ({ campaign_id }, { signedIn }) => {
    await retryCycle(deps, signedIn, campaign_id);
    return { message: say.retried };
  });
  app.get(`/api${reportFiles.cycle.path}`, async (request, reply) => {
    const { signedIn } = admit(deps, request, reply, reportFiles.cycle) as AskedBySomeone; // it needs a tier
    const { campaign_id } = parse<{ campaign_id: number }>(reportFiles.cycle.query, request.query);
    const { name, content } = await cycleFile(deps, signedIn, campaign_id);
    return asFile(reply, name, 'zip').send(content);
  });
}
