import type { FastifyInstance } from 'fastify';
import { disabledRecordWrites } from '../../../contract/callRegistry.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { hasModule } from '../../../domain/accounts/modules.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { type ResourceName, resources } from '../../../resources/registry.ts';
import { users } from '../../../resources/users/users.ts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../plugins/session.ts';
import { lockEvent } from '../../store/builder/events.ts';
import { notPrivate, ofSprintsNotPrivate } from '../../store/builder/sprints.ts';
import { payProjectsOf } from '../../store/pay/payProjects.ts';
import { lockEmail } from '../../store/people/people.ts';
import { createListCache } from '../../store/records/listCache.ts';
import { ledMemberships, ledPeople, ledTeams } from '../../store/teams/ledTeams.ts';
import {
  checkBlueprintWrite,
  checkEventWrite,
  checkRankingWrite,
} from '../../usecases/builder/checkBuilderWrites.ts';
import { checkSprintWrite, checkStepWrite } from '../../usecases/builder/checkSprintWrites.ts';
import { checkRoleWrite } from '../../usecases/hiring/checkRoleWrite.ts';
import { handleEventUpdate } from '../../usecases/sessions/handleEventUpdate.ts';
import { checkRelationshipWrites } from './checkRelationshipWrites.ts';
import { checkUserWrites } from './checkUserWrites.ts';
import { registerExportRoute } from './exportRoute.ts';
import { handleUserUpdate } from './handleUserUpdate.ts';
import { learningOverrides } from './learningOverrides.ts';
import { firstPageReader, type ReadFirstPage } from './readFirstPage.ts';
import { registerRecordCrudRoutes } from './recordCrudRoutes.ts';
import type { Overrides, RecordDeps } from './recordWrite.ts';
import { registerSearchRoute } from './searchRoute.ts';

type Led = typeof ledTeams;

/** Restricts team leads without administrative permissions to their own teams; administrators see everything. */
const toLed =
  (led: Led) =>
  ({ person: { user } }: SignedIn) =>
    isAdmin(user) ? null : led(user.id);

const { mobile_number: _private, ...fieldsForLeads } = users.fields;
const usersForLeads: Resource = { ...users, fields: fieldsForLeads };

/** Team leads don't read mobile numbers, which are often private and of no use to them. */
const readableUsers = ({ person: { user } }: SignedIn): Resource => (isAdmin(user) ? users : usersForLeads);

/** Refuses campaign records without the module, in the same way as the campaign calls do. */
function checkMicroSurvey({ person }: SignedIn): null {
  if (!hasModule(person.currentAccount, 'microSurvey')) throw new Refusal('module_off');
  return null;
}

function check360({ person }: SignedIn): null {
  if (!hasModule(person.currentAccount, '360')) throw new Refusal('module_off');
  return null;
}

/** Overrides of the default record behavior, by record. */
const overrides: Partial<Record<ResourceName, Overrides>> = {
  users: {
    narrow: toLed(ledPeople),
    readable: readableUsers,
    prepare: checkUserWrites,
    lock: lockEmail,
    afterUpdate: handleUserUpdate,
  },
  teams: { narrow: toLed(ledTeams) },
  memberships: { narrow: toLed(ledMemberships) },
  relationships: { prepare: checkRelationshipWrites },
  blueprints: { prepare: checkBlueprintWrite },
  blueprint_rankings: { prepare: checkRankingWrite },
  events: { prepare: checkEventWrite, lock: lockEvent, afterUpdate: handleEventUpdate },
  ...learningOverrides,
  pay_projects: { narrow: ({ person: { user } }) => payProjectsOf(user.id) },
  sprints: { narrow: () => notPrivate, prepare: checkSprintWrite },
  sprint_steps: { narrow: () => ofSprintsNotPrivate, prepare: checkStepWrite },
  requisitions: { prepare: checkRoleWrite },
  benchmark_campaigns: { narrow: checkMicroSurvey },
  survey_campaigns: { narrow: check360 },
};

/** Registers all declared records, in the dialect of ra-data-simple-rest. Returns the function that reads the list of a page. */
export function registerRecordRoutes(app: FastifyInstance, deps: Deps): ReadFirstPage {
  const registry = new Map<string, Resource>(resources.map((resource) => [resource.name, resource]));
  const all: RecordDeps = { ...deps, lists: createListCache(), searches: app.searches, registry };
  for (const resource of resources) {
    const own = { ...overrides[resource.name], except: disabledRecordWrites[resource.name] ?? [] };
    registerRecordCrudRoutes(app, all, resource, own);
    registerExportRoute(app, all, resource, own);
  }
  registerSearchRoute(app, all, overrides);
  return firstPageReader(all, (name) => overrides[name] ?? {});
}
