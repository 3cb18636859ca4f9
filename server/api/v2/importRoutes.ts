import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { tableContentTypes } from '../../../contract/fileCalls.ts';
import { importCalls, importFiles, importUploads, uploadResponse } from '../../../contract/v2/imports.ts';
import { type ImportSubject, importLimits, importSubjects } from '../../../domain/imports/importFields.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { answers } from '../../../locales/en/answers.ts';
import { imports as words } from '../../../locales/en/imports.ts';
import type { Deps } from '../../deps.ts';
import { exportSkippedRows } from '../../usecases/imports/exportSkippedRows.ts';
import { applyImport, checkImport, discardImport, undoImport } from '../../usecases/imports/importSteps.ts';
import { readImport, readImports, readRows } from '../../usecases/imports/readImports.ts';
import { uploadFile } from '../../usecases/imports/uploadFile.ts';
import { authorizeSignedIn, callServer, parseBody } from '../calls.ts';
import { registerStreamedUpload } from '../registerStreamedUpload.ts';

const { errors: errorRows } = importFiles;

export function registerImportRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(importCalls.list, (query, caller) => readImports(deps, caller, query));
  serve(importCalls.get, ({ import_id }, caller) => readImport(deps, caller, import_id));
  serve(importCalls.rows, ({ import_id, ...query }, caller) =>
    readRows(deps, caller, { importId: import_id, ...query }),
  );
  serveChange(importCalls.check, answers.importChecking, ({ import_id, mapping, create_teams }, caller) =>
    checkImport(deps, caller, import_id, { mapping, createsTeams: create_teams }),
  );
  serveChange(importCalls.apply, answers.importApplying, ({ import_id }, caller) =>
    applyImport(deps, caller, import_id),
  );
  serveChange(importCalls.undo, answers.importUndoing, ({ import_id }, caller) =>
    undoImport(deps, caller, import_id),
  );
  serveChange(importCalls.discard, answers.importDiscarded, ({ import_id }, caller) =>
    discardImport(deps, caller, import_id),
  );
  registerStreamedUpload(app, deps, {
    call: importUploads.file,
    maxBytes: importLimits.bytes,
    receive: async (signedIn, { raw, query }) => {
      const file = { stream: raw, ...readUploadQuery(query) };
      return uploadResponse.cast(await uploadFile(deps, signedIn, file), { stripUnknown: true });
    },
  });
  registerErrorFileRoute(app, deps);
}

/** Any text is accepted as a name, which is shortened when it is stored. */
function readUploadQuery(query: unknown): { name: string; subject: ImportSubject } {
  const { name, subject = 'people' } = query as { name?: unknown; subject?: unknown };
  const known = importSubjects.find((one) => one === subject);
  if (!known) throw new Refusal('invalid', [{ field: 'subject', problem: 'choice' }]);
  return { name: typeof name === 'string' ? name : '', subject: known };
}

function registerErrorFileRoute(app: FastifyInstance, deps: Deps): void {
  app.get(`/api${errorRows.path}`, async (request, reply) => {
    const { signedIn } = authorizeSignedIn(deps, request, reply, errorRows);
    const { import_id } = parseBody<{ import_id: number }>(errorRows.query, request.query);
    const { lines } = await exportSkippedRows(deps, signedIn, import_id);
    return reply
      .header('content-type', tableContentTypes.csv)
      .header('content-disposition', `attachment; filename="${words.errors.file}-${import_id}.csv"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(lines));
  });
}
