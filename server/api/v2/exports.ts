import type { FastifyInstance } from 'fastify';
import type { InferType } from 'yup';
import { reportFiles } from '../../../contract/v2/exports.ts';
import type { Deps } from '../../deps.ts';
import { cultureReport } from '../../usecases/exports/cultureReport.ts';
import { type MadeFile, ownReport } from '../../usecases/exports/ownReport.ts';
import { type AskedBySomeone, admit, parse } from '../calls.ts';
import { asFile } from '../sendFile.ts';

type Files = typeof reportFiles;
type QueryOf<F extends Files[keyof Files]> = InferType<F['query']>;

/** Reports on paper. Who may read the screen may take the same along, and nobody else. */
export function exportedFiles(app: FastifyInstance, deps: Deps): void {
  function offer<F extends Files[keyof Files]>(
    file: F,
    make: (wish: QueryOf<F>, asked: AskedBySomeone) => Promise<MadeFile>,
  ): void {
    app.get(`/api${file.path}`, async (request, reply) => {
      const asked = admit(deps, request, reply, file) as AskedBySomeone; // each of them needs a tier
      const { name, bytes } = await make(parse<QueryOf<F>>(file.query, request.query), asked);
      return asFile(reply, name, 'pdf').send(bytes);
    });
  }
  offer(reportFiles.personal, (wish, { signedIn }) => ownReport(deps, signedIn, wish));
  offer(reportFiles.culture, (wish, { signedIn }) => cultureReport(deps, signedIn, wish));
}
