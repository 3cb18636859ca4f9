import type { FastifyInstance } from 'fastify';
import {
  type PayReportQuery,
  payCalls,
  payFileCalls,
  payUploadResponse,
  payUploads,
} from '../../../contract/v2/pay.ts';
import { importLimits } from '../../../domain/imports/importFields.ts';
import { answers } from '../../../locales/en/answers.ts';
import { payReportFile as words } from '../../../locales/en/payReportFile.ts';
import type { Deps } from '../../deps.ts';
import { applyPayFile, checkPayFile, undoPayFile } from '../../usecases/pay/payFileSteps.ts';
import { readPayGaps } from '../../usecases/pay/readPayGaps.ts';
import { readPayOverview } from '../../usecases/pay/readPayOverview.ts';
import { readPayPeople } from '../../usecases/pay/readPayPeople.ts';
import { readPayUpload } from '../../usecases/pay/readPayUpload.ts';
import { payReportTable } from '../../usecases/pay/report/payReportTable.ts';
import { readPayReport } from '../../usecases/pay/report/readPayReport.ts';
import { renderPayReport } from '../../usecases/pay/report/renderPayReport.ts';
import { uploadPayFile } from '../../usecases/pay/uploadPayFile.ts';
import { authorizeSignedIn, callServer, parseBody } from '../calls.ts';
import { setFileHeaders } from '../fileHeaders.ts';
import { registerStreamedUpload } from '../registerStreamedUpload.ts';
import { sendTable } from '../sendTable.ts';

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
  registerStreamedUpload(app, deps, {
    call: payUploads.file,
    maxBytes: importLimits.bytes,
    receive: async (signedIn, { raw, query }) => {
      const { project_id, name } = parseBody<{ project_id: number; name: string }>(
        payUploads.file.query,
        query,
      );
      const file = { stream: raw, name };
      return payUploadResponse.cast(await uploadPayFile(deps, signedIn, project_id, file), {
        stripUnknown: true,
      });
    },
  });
  registerReportRoute(app, deps);
}

function registerReportRoute(app: FastifyInstance, deps: Deps): void {
  const { report: file } = payFileCalls;
  app.get(`/api${file.path}`, async (request, reply) => {
    const { signedIn, now } = authorizeSignedIn(deps, request, reply, file);
    const query = parseBody<PayReportQuery>(file.query, request.query);
    const { format } = query;
    const report = await readPayReport(deps, signedIn, query);
    if (format === 'pdf') {
      const { name, bytes } = await renderPayReport(deps, signedIn, report, query.paper);
      return setFileHeaders(reply, name, 'pdf').send(bytes);
    }
    const { header, rows } = payReportTable(report.figures, words);
    return sendTable(reply, { name: 'pay-transparency-report', format, now, header, lines: eachOf(rows) });
  });
}

async function* eachOf<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
