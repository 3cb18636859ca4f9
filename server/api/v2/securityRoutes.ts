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
import { callServer } from '../calls.ts';
import { registerAuditExportRoute } from './auditExportRoute.ts';

export function registerSecurityRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(securityCalls.signIns, (input) => readSignIns(deps, input));
  serve(securityCalls.lockOuts, () => readLockOuts(deps));
  serveChange(securityCalls.release, answers.released, ({ id }, caller) => releaseLockOut(deps, caller, id));
  serve(securityCalls.sessions, (input, caller) => readAllSessions(deps, caller.sessionId, input));
  serveChange(securityCalls.revoke, answers.deviceSignedOut, ({ id }, caller) =>
    revokeAnySession(deps, caller, id),
  );
  serveChange(securityCalls.revokeAll, answers.signedOutEverywhere, ({ user_id }, caller) =>
    revokeAllSessions(deps, caller, user_id),
  );
  serve(securityCalls.audit, (input) => readAudit(deps, input));
  serve(securityCalls.auditWords, () => readAuditFilters(deps));
  serve(securityCalls.policies, () => readPolicies(deps));
  serveChange(securityCalls.savePolicy, answers.policySaved, (draft, caller) =>
    savePolicy(deps, caller, draft),
  );
  serveChange(securityCalls.removePolicy, answers.policyRemoved, ({ account_id }, caller) =>
    removeAccountPolicy(deps, caller, account_id),
  );
  serve(securityCalls.person, ({ user_id }, caller) => readSignInSettings(deps, caller, user_id));
  serveChange(securityCalls.resetSecondFactor, answers.secondFactorReset, ({ user_id }, caller) =>
    resetSecondFactor(deps, caller, user_id),
  );
  registerAuditExportRoute(app, deps);
}
