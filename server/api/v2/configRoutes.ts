import type { FastifyInstance } from 'fastify';
import { configCalls } from '../../../contract/v2/config.ts';
import { brandNames } from '../../../domain/accounts/brandNames.ts';
import { demoPassword, demoUsers } from '../../content/demoUsers.ts';
import type { Deps } from '../../deps.ts';
import { configuredCaptcha } from '../../usecases/security/checkCaptcha.ts';
import { version } from '../../version.ts';
import { servePublic } from '../calls.ts';

export function registerConfigRoutes(app: FastifyInstance, deps: Deps): void {
  const { demo, chat, supportEmail } = deps.environment;
  servePublic(app, deps, configCalls.get, async () => ({
    productName: brandNames.productName,
    demoSignIns: demo ? demoUsers : null,
    demoPassword: demo ? demoPassword : null,
    chat,
    captcha: configuredCaptcha(deps),
    supportEmail,
    version,
  }));
}
