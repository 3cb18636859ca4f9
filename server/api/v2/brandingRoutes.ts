import type { FastifyInstance } from 'fastify';
import { brandingCalls, brandingUploads } from '../../../contract/v2/branding.ts';
import { signInNameLimits } from '../../../domain/access/policy/rateLimits.ts';
import { logoLimits } from '../../../domain/branding/logos.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { asksForName } from '../../usecases/branding/asksForName.ts';
import { removeLogo, uploadLogo } from '../../usecases/branding/changeLogo.ts';
import { readBranding } from '../../usecases/branding/readBranding.ts';
import { saveBranding } from '../../usecases/branding/saveBranding.ts';
import { authorizeSignedIn, callServer } from '../calls.ts';
import { RateLimiter } from '../rateLimiter.ts';

const { logo } = brandingUploads;

export function registerBrandingRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  const names = new RateLimiter();
  serve(brandingCalls.read, (_nothing, caller) => readBranding(deps, caller));
  serveChange(brandingCalls.save, answers.brandingSaved, async (draft, caller, { now }) => {
    if (await asksForName(deps, caller, draft.slug)) {
      for (const [period, limit] of Object.entries(signInNameLimits)) {
        names.take(`${period} ${caller.scope.accountId}`, limit, now);
      }
    }
    await saveBranding(deps, caller, draft);
  });
  serveChange(brandingCalls.removeLogo, answers.logoRemoved, (_nothing, caller) => removeLogo(deps, caller));
  app.register(async (files) => registerUploadRoute(files, deps));
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
