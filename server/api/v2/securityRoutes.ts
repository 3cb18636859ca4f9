import type { FastifyInstance } from 'fastify';
import { securityCalls } from '../../../contract/v2/security.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import {
  releaseLockOut,
  resetSecondFactor,
  revokeAllSessions,
  revokeAnySession,
} from '../../usecases/security/endAccess.ts';
import {
  readPolicies,
  readSignInSettings,
  removeAccountPolicy,
  savePolicy,
} from '../../usecases/security/policies.ts';
import {
  readAllSessions,
  readAudit,
  readAuditFilters,
  readLockOuts,
  readSignIns,
} from '../../usecases/security/readSecurity.ts';
import { serve } from '../calls.ts';
import { registerAuditExportRoute } from './auditExportRoute.ts';

export function registerSecurityRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, securityCalls.signIns, (input) => readSignIns(deps, input));
  serve(app, deps, securityCalls.lockOuts, () => readLockOuts(deps));
  serve(app, deps, securityCalls.release, async ({ id }, { signedIn }) => {
    await releaseLockOut(deps, signedIn, id);
    return { message: answers.released };
  });
  serve(app, deps, securityCalls.sessions, (input, { signedIn }) =>
    readAllSessions(deps, signedIn.sessionId, input),
  );
  serve(app, deps, securityCalls.revoke, async ({ id }, { signedIn }) => {
    await revokeAnySession(deps, signedIn, id);
    return { message: answers.deviceSignedOut };
  });
  serve(app, deps, securityCalls.revokeAll, async ({ user_id }, { signedIn }) => {
    await revokeAllSessions(deps, signedIn, user_id);
    return { message: answers.signedOutEverywhere };
  });
  serve(app, deps, securityCalls.audit, (input) => readAudit(deps, input));
  serve(app, deps, securityCalls.auditWords, () => readAuditFilters(deps));
  serve(app, deps, securityCalls.policies, () => readPolicies(deps));
  serve(app, deps, securityCalls.savePolicy, async (draft, { signedIn }) => {
    await savePolicy(deps, signedIn, draft);
    return { message: answers.policySaved };
  });
  serve(app, deps, securityCalls.removePolicy, async ({ account_id }, { signedIn }) => {
    await removeAccountPolicy(deps, signedIn, account_id);
    return { message: answers.policyRemoved };
  });
  serve(app, deps, securityCalls.person, ({ user_id }, { signedIn }) =>
    readSignInSettings(deps, signedIn, user_id),
  );
  serve(app, deps, securityCalls.resetSecondFactor, async ({ user_id }, { signedIn }) => {
    await resetSecondFactor(deps, signedIn, user_id);
    return { message: answers.secondFactorReset };
  });
  registerAuditExportRoute(app, deps);
}
