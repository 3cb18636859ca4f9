import type { FastifyInstance } from 'fastify';
import { brandingCalls, brandingUploads } from '../../../contract/v2/branding.ts';
import { logoLimits, logoPath } from '../../../domain/branding/logos.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { filePolicy } from '../../plugins/contentPolicy.ts';
import { removeLogo, uploadLogo } from '../../usecases/branding/changeLogo.ts';
import { readBranding } from '../../usecases/branding/readBranding.ts';
import { createLogoReader } from '../../usecases/branding/readLogoFile.ts';
import { saveBranding } from '../../usecases/branding/saveBranding.ts';
import { authorizeSignedIn, callServer } from '../calls.ts';

const { logo } = brandingUploads;
const year = 31_536_000;

export function registerBrandingRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(brandingCalls.read, (_nothing, caller) => readBranding(deps, caller));
  serveChange(brandingCalls.save, answers.brandingSaved, (draft, caller) =>
    saveBranding(deps, caller, draft),
  );
  serveChange(brandingCalls.removeLogo, answers.logoRemoved, (_nothing, caller) => removeLogo(deps, caller));
  app.register(async (files) => registerUploadRoute(files, deps));
  registerLogoRoute(app, deps);
}

/** Reads the body after the caller is authorized. */
function registerUploadRoute(files: FastifyInstance, deps: Deps): void {
  files.addContentTypeParser([...logo.acceptedTypes], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  files.post(
    `/api${logo.path}`,
    {
      bodyLimit: logoLimits.bytes,
      onRequest: async (request, reply) => {
        authorizeSignedIn(deps, request, reply, logo);
        if (Number(request.headers['content-length']) > logoLimits.bytes) throw new Refusal('logo_too_large');
      },
    },
    async (request, reply) => {
      const { signedIn } = authorizeSignedIn(deps, request, reply, logo);
      if (!Buffer.isBuffer(request.body)) throw new Refusal('unsupported_type');
      await uploadLogo(deps, signedIn, request.body);
      reply.header('cache-control', 'no-store');
      return { message: answers.logoUploaded };
    },
  );
}

/** Serves a logo to anyone who has its address, such as the mail program of a participant. */
function registerLogoRoute(app: FastifyInstance, deps: Deps): void {
  const readLogoFile = createLogoReader(deps);
  app.get<{ Params: { file: string } }>(
    logoPath(':file'),
    { config: { contentPolicy: filePolicy } },
    async (request, reply) => {
      const { bytes, mediaType } = await readLogoFile(request.params.file);
      return (
        reply
          .type(mediaType)
          .header('cache-control', `public, max-age=${year}, immutable`)
          .header('content-disposition', 'inline')
          // Mail programs in a browser show the image in a page of theirs.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(bytes)
      );
    },
  );
}
