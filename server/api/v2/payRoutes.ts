import type { FastifyInstance } from 'fastify';
import { payCalls, payUploadResponse, payUploads } from '../../../contract/v2/pay.ts';
import { importLimits } from '../../../domain/imports/importFields.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { applyPayFile, checkPayFile, undoPayFile } from '../../usecases/pay/payFileSteps.ts';
import { readPayGaps } from '../../usecases/pay/readPayGaps.ts';
import { readPayOverview } from '../../usecases/pay/readPayOverview.ts';
import { readPayPeople } from '../../usecases/pay/readPayPeople.ts';
import { readPayUpload } from '../../usecases/pay/readPayUpload.ts';
import { uploadPayFile } from '../../usecases/pay/uploadPayFile.ts';
import { authorizeSignedIn, callServer, parseBody } from '../calls.ts';

const { file: upload } = payUploads;

export function registerPayRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(payCalls.uploaded, ({ project_id }, caller) => readPayUpload(deps, caller, project_id));
  serveChange(payCalls.check, answers.payChecked, ({ project_id, mapping, date_order }, caller) =>
    checkPayFile(deps, caller, project_id, { mapping, dateOrder: date_order }),
  );
  serveChange(payCalls.apply, answers.payApplied, ({ project_id }, caller) =>
    applyPayFile(deps, caller, project_id),
  );
  serveChange(payCalls.undo, answers.payUndone, ({ project_id }, caller) =>
    undoPayFile(deps, caller, project_id),
  );
  serve(payCalls.overview, ({ project_id }, caller) => readPayOverview(deps, caller, project_id));
  serve(payCalls.people, (query, caller) => readPayPeople(deps, caller, query));
  serve(payCalls.gaps, (query, caller) =>
    readPayGaps(deps, caller, { ...query, controls: [...new Set(query.controls)] }),
  );
  app.register(async (files) => registerUploadRoute(files, deps));
}

/** Marks a body that was not read, so that the handler can stream it. */
const unreadBody = Object.freeze({});

/** Streams the uploaded file up to the size limit, after the caller is authorized. */
function registerUploadRoute(files: FastifyInstance, deps: Deps): void {
  files.addContentTypeParser([...upload.acceptedTypes], (_request, _stream, done) => done(null, unreadBody));
  files.post(
    `/api${upload.path}`,
    {
      bodyLimit: importLimits.bytes,
      onRequest: async (request, reply) => {
        authorizeSignedIn(deps, request, reply, upload);
        if (Number(request.headers['content-length']) > importLimits.bytes) throw new Refusal('too_large');
      },
    },
    async (request, reply) => {
      const { signedIn } = authorizeSignedIn(deps, request, reply, upload);
      if (request.body !== unreadBody) throw new Refusal('unsupported_type');
      const { project_id, name } = parseBody<{ project_id: number; name: string }>(
        upload.query,
        request.query,
      );
      const file = { stream: request.raw, name };
      return payUploadResponse.cast(await uploadPayFile(deps, signedIn, project_id, file), {
        stripUnknown: true,
      });
    },
  );
}
