import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { applyingCalls } from '../../../contract/v2/applying.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { keepAbout } from '../../usecases/hiring/about.ts';
import { applyForRole, withdrawOwn } from '../../usecases/hiring/apply.ts';
import { readPublicPage } from '../../usecases/hiring/publicPage.ts';
import { Attempts, type Limit } from '../attempts.ts';
import { serve } from '../calls.ts';

const looks: Limit = { tries: 120, minutes: 15 };
const applications: Limit = { tries: 20, minutes: 60 };
/** Of one address, whoever sends it: nobody's mailbox is filled by others. */
const applicationsOfOne: Limit = { tries: 3, minutes: 60 };
/** An application that is taken up and one that was there before take the same time. */
const leastMs = 150;

export function applying(app: FastifyInstance, deps: Deps): void {
  const attempts = new Attempts();

  serve(app, deps, applyingCalls.page, ({ code }, { request, reply, now }) => {
    attempts.take(reply, `look ${request.ip}`, looks, now);
    return readPublicPage(deps, code);
  });
  serve(app, deps, applyingCalls.apply, async ({ code, email, ...person }, { request, reply, now }) => {
    attempts.take(reply, `apply ${request.ip}`, applications, now);
    attempts.take(reply, `apply ${email.toLowerCase()}`, applicationsOfOne, now);
    const { first_name, last_name } = person;
    await Promise.all([applyForRole(deps, code, { first_name, last_name, email }), pause(leastMs)]);
    return { message: answers.hiring.applied };
  });
  serve(app, deps, applyingCalls.withdrawOwn, async ({ code }, { request, reply, now }) => {
    attempts.take(reply, `look ${request.ip}`, looks, now);
    await withdrawOwn(deps, code);
    return { message: answers.hiring.ownWithdrawn };
  });
  serve(app, deps, applyingCalls.about, async ({ code, gender, race }, { request, reply, now }) => {
    attempts.take(reply, `look ${request.ip}`, looks, now);
    await keepAbout(deps, code, { gender: gender ?? null, race: race ?? null });
    return { message: answers.hiring.aboutKept };
  });
}
