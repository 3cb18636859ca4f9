import type { FastifyInstance } from 'fastify';
import { lessonFileCalls, lessonFiles, lessonFileUploads } from '../../../contract/v2/lessonFiles.ts';
import { filePieceBytes } from '../../../domain/learning/files/lessonFiles.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { finishUpload } from '../../usecases/learning/files/finishUpload.ts';
import { readFileFacts } from '../../usecases/learning/files/readFileFacts.ts';
import { openFileForAuthors, openLessonFile } from '../../usecases/learning/files/readLessonFile.ts';
import { addPiece, startUpload } from '../../usecases/learning/files/uploadLessonFile.ts';
import { authorizeSignedIn, callServer, parseBody } from '../calls.ts';
import { sendStoredFile, storedFileOptions } from '../sendStoredFile.ts';

const { piece } = lessonFileUploads;

export function registerLessonFileRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(lessonFileCalls.startUpload, async (upload, caller) => ({
    file_id: await startUpload(deps, caller, upload),
    piece_bytes: filePieceBytes,
  }));
  serve(lessonFileCalls.finishUpload, ({ file_id }, caller) => finishUpload(deps, caller, file_id));
  serve(lessonFileCalls.readFile, ({ file_id }, caller) => readFileFacts(deps, caller, file_id));
  app.register(async (files) => registerPieceRoute(files, deps));
  app.get(`/api${lessonFiles.preview.path}`, storedFileOptions, async (request, reply) => {
    const { signedIn } = authorizeSignedIn(deps, request, reply, lessonFiles.preview);
    const { file_id } = parseBody<{ file_id: number }>(lessonFiles.preview.query, request.query);
    return sendStoredFile(deps, request, reply, await openFileForAuthors(deps, signedIn, file_id));
  });
  app.get(`/api${lessonFiles.own.path}`, storedFileOptions, async (request, reply) => {
    const { signedIn } = authorizeSignedIn(deps, request, reply, lessonFiles.own);
    type Query = (typeof lessonFiles.own.query)['__outputType'];
    const query = parseBody<Query>(lessonFiles.own.query, request.query);
    return sendStoredFile(deps, request, reply, await openLessonFile(deps, signedIn, query));
  });
}

/** Reads the body after the caller is authorized. */
function registerPieceRoute(files: FastifyInstance, deps: Deps): void {
  files.addContentTypeParser([...piece.acceptedTypes], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  files.post(
    `/api${piece.path}`,
    {
      bodyLimit: filePieceBytes,
      onRequest: async (request, reply) => {
        authorizeSignedIn(deps, request, reply, piece);
      },
    },
    async (request, reply) => {
      const { signedIn } = authorizeSignedIn(deps, request, reply, piece);
      if (!Buffer.isBuffer(request.body)) throw new Refusal('unsupported_type');
      type Query = (typeof piece.query)['__outputType'];
      await addPiece(deps, signedIn, parseBody<Query>(piece.query, request.query), request.body);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}
