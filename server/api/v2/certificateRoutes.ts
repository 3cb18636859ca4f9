import type { FastifyInstance } from 'fastify';
import { certificateCalls as calls, certificateFiles } from '../../../contract/v2/certificates.ts';
import type { PaperFormat } from '../../../domain/reports/paperSizes.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import {
  readAccountCertificates,
  readOwnCertificates,
  revokeCertificate,
  verifyCertificate,
} from '../../usecases/learning/certificates/readCertificates.ts';
import { renderCertificate } from '../../usecases/learning/certificates/renderCertificate.ts';
import { renewCertificate } from '../../usecases/learning/certificates/renewCertificate.ts';
import { authorizeSignedIn, callServer, parseBody, servePublic } from '../calls.ts';
import { setFileHeaders } from '../fileHeaders.ts';
import type { LinkCodeLimiter } from '../linkCodeLimiter.ts';

/** Registers the calls for certificates. Attempts to guess a code are limited like those of links. */
export function registerCertificateRoutes(
  app: FastifyInstance,
  deps: Deps,
  linkLimiter: LinkCodeLimiter,
): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(calls.own, async (_body, caller) => ({ certificates: await readOwnCertificates(deps, caller) }));
  serve(calls.renew, async ({ id }, caller) => ({ course_id: await renewCertificate(deps, caller, id) }));
  serve(calls.list, (body, caller) => readAccountCertificates(deps, caller, body));
  serveChange(calls.revoke, answers.certificateRevoked, ({ id }, caller) =>
    revokeCertificate(deps, caller, id),
  );
  servePublic(app, deps, calls.verify, ({ code }, { request, now }) =>
    linkLimiter.use({ code, address: request.ip, now, link: 'shared' }, () => verifyCertificate(deps, code)),
  );
  const file = certificateFiles.certificate;
  app.get(`/api${file.path}`, async (request, reply) => {
    const { signedIn } = authorizeSignedIn(deps, request, reply, file);
    const query = parseBody<{ id: number; paper: PaperFormat }>(file.query, request.query);
    const { name, bytes } = await renderCertificate(deps, signedIn, query);
    return setFileHeaders(reply, name, 'pdf').send(bytes);
  });
}
