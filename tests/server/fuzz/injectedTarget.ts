import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { TestServer } from '../../support/startTestServer.ts';
import { missingIds } from '../isolation/ownedIds.ts';
import { canary } from '../isolation/testCompany.ts';
import type { FuzzAnswer } from './checkAnswer.ts';
import { decodeAnswer } from './decodeAnswer.ts';
import type { FuzzRole, FuzzTarget } from './fuzz.ts';
import { type FuzzCompany, fuzzCompany, otherCanary } from './fuzzCompany.ts';
import { type RoleFacts, roleFacts } from './fuzzRoles.ts';
import { collectKnownBodies } from './knownBodies.ts';
import { linkBodies } from './linkBodies.ts';
import type { FuzzRequest } from './requests.ts';
import { type RoleUser, restoreRoles } from './restoreRoles.ts';
import type { KnownValues } from './schemaValues.ts';

interface Role extends FuzzRole {
  /** The person who sends the requests; null if signed out. */
  readonly user: RoleUser | null;
}

export interface InjectedTarget extends FuzzTarget {
  readonly server: TestServer;
}

const betweenOperationsMs = 20 * 60_000;
const smallIds = Array.from({ length: 30 }, (_, index) => index + 1);

/** The product in this process on a separate database, with all roles. */
export async function injectedTarget(): Promise<InjectedTarget> {
  const company = await fuzzCompany();
  const { server, company: testCompany } = company;
  const bodies = await collectKnownBodies(company.testCompanies);
  const ofLinks = linkBodies(company.codes, company.question);
  const roles = roleFacts.map((facts) => roleOf(company, facts));
  const users = roles.flatMap(({ user }) => (user ? [user] : []));
  const known: KnownValues = {
    ids: [
      ...smallIds,
      ...Object.values(testCompany.ids).filter((id) => typeof id === 'number'),
      missingIds.user,
    ],
    codes: ['x'.repeat(43), '', 'p1.x'],
    emails: ['somebody1@people.example', 'applicant@people.example', 'nobody@people.example'],
  };
  return {
    server: server,
    roles,
    known,
    // A link reveals what it opens to anyone who has it, so no other role sends it.
    bodiesOf: ({ name }, { codes }) => [
      ...(bodies.get(name) ?? []),
      ...(codes.length > 0 ? (ofLinks.get(name) ?? []) : []),
    ],
    async restore() {
      server.clock.advance(betweenOperationsMs);
      await restoreRoles(server, users);
    },
    async send(request, role) {
      const answer = await send(server.app, request, roleNamed(roles, role.name));
      return { ...answer, reason: answer.status >= 500 ? company.reason() : null };
    },
  };
}

function roleOf({ company, elsewhere, platform, codes }: FuzzCompany, facts: RoleFacts): Role {
  const { name, weight, home, permissions } = facts;
  const homes = {
    here: { accountId: company.account.id, lastName: canary, mayNotSee: [otherCanary] },
    elsewhere: { accountId: elsewhere.id, lastName: otherCanary, mayNotSee: [canary] },
    platform: { accountId: platform.id, lastName: 'Platform', mayNotSee: [] },
  };
  const user = home && {
    ...homes[home],
    email: `${name.replaceAll(' ', '.').toLowerCase()}@fuzz.example`,
    permissions,
    token: randomBytes(32).toString('base64url'),
    viewedAccountId: facts.isEmulating ? company.account.id : null,
  };
  const nobodys = facts.hasLink ? [otherCanary] : [canary, otherCanary];
  return {
    name,
    weight,
    foreignMarkers: home ? homes[home].mayNotSee : nobodys,
    codes: facts.hasLink ? codes : [],
    user,
  };
}

function roleNamed(roles: readonly Role[], name: string): Role {
  const role = roles.find((one) => one.name === name);
  if (!role) throw new Error(`there is no role ${name}`);
  return role;
}

async function send(
  app: FastifyInstance,
  { method, url, headers, body }: FuzzRequest,
  { user }: Role,
): Promise<Omit<FuzzAnswer, 'reason'>> {
  const session = user ? { cookie: `cairn_session=${user.token}` } : {};
  const emulation = user?.viewedAccountId ? { 'x-cairn-account': String(user.viewedAccountId) } : {};
  const answer = await app.inject({
    method: method as 'GET', // Every method of the document is one that inject knows.
    url,
    headers: { host: 'localhost:3000', ...session, ...emulation, ...headers },
    ...(body === null ? {} : { payload: body }),
  });
  return {
    status: answer.statusCode,
    contentType: String(answer.headers['content-type'] ?? ''),
    text: decodeAnswer(answer.rawPayload, answer.headers['content-encoding']),
  };
}
