import { demoPassword } from '../content/demoUsers.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { accountScope, platformScope } from '../kernel/scope.ts';
import type { Database } from '../store/database.ts';
import { findAccount, findUser } from '../store/people/people.ts';
import { scoreNewAssessments } from '../usecases/scoring/scoreNewAssessments.ts';
import { hashPassword } from '../vault/passwords.ts';
import { type AccountIds, addAccounts, addLogins, movePeople, type UserIds } from './accounts.ts';
import { addBenchmarkFile } from './addBenchmarkFile.ts';
import { addBranding } from './addBranding.ts';
import { addBuilderRecords } from './addBuilderRecords.ts';
import { addCompanyBenchmark } from './addCompanyBenchmark.ts';
import { addContentRounds } from './addContentRounds.ts';
import { addDemoPackage } from './addDemoPackage.ts';
import { addFollowUps } from './addFollowUps.ts';
import { addHierarchy } from './addHierarchy.ts';
import { addHiringRoles } from './addHiringRoles.ts';
import { addImports } from './addImports.ts';
import { addLearningContent } from './addLearningContent.ts';
import { addLessonFile } from './addLessonFile.ts';
import { addNotificationsOfResults } from './addNotificationsOfResults.ts';
import { addOwnNotes } from './addOwnNotes.ts';
import { addOwnPlans } from './addOwnPlans.ts';
import { addPayProject } from './addPayProject.ts';
import { addPeopleStatusChanges } from './addPeopleStatusChanges.ts';
import { addSecurityRecords } from './addSecurityRecords.ts';
import { addSurveys } from './addSurveys.ts';
import { addTeamActions } from './addTeamActions.ts';
import { addTeamWithRule } from './addTeamWithRule.ts';
import { runCurrentCampaign, runPastCampaigns, runPastPulse, runShortCampaign } from './campaigns.ts';
import { addCompany, addPeople } from './company.ts';
import { demoPackage } from './demoPackage.ts';
import { type Random, seededRandom } from './demoRandom.ts';
import { demoScenes } from './demoScenes.ts';
import { addMarketData } from './market/addMarketData.ts';
import { addQuestionFit } from './questionFit.ts';
import { addQuestionTranslations, addSupplementals } from './questions.ts';
import { removeAddresses } from './removeAddresses.ts';

const seed = 20_260_401;
/** A seed of its own, so that the other campaigns don't depend on the pulse. */
const pulseSeed = 20_260_402;
const followUpSeed = 20_260_403;
const shortSeed = 20_260_404;
const shortPulseSeed = 20_260_404;
const benchmarkSeed = 20_260_405;
const paySeed = 20_260_406;
const pastQuarters = 5;

/** Loads the demo: companies, people, and campaigns with their published results. */
export async function loadDemo(deps: Deps, say: (sentence: string) => void): Promise<void> {
  const { database } = deps;
  const random = seededRandom(seed);
  const passwordHash = await hashPassword(demoPassword);
  const lessonFiles = {
    file: await addLessonFile(deps),
    scorm: await addDemoPackage(deps, demoPackage),
    scenes: await addDemoPackage(deps, demoScenes),
  };
  const { accounts, users } = await database.as(platformScope, async (tx) => {
    const accounts = await addAccounts(tx);
    const users = await addLogins(tx, accounts, passwordHash);
    await addCompany(tx, random, accounts.harbor, users);
    await addPeople(tx, random, accounts.lumen, 24);
    await addBuilderRecords(tx, deps.clock.now(), accounts, users);
    await addSecurityRecords(tx, { accounts, users, now: deps.clock.now() });
    await addLearningContent(tx, deps.clock.now(), { accountId: accounts.harbor, lessonFiles });
    return { accounts, users };
  });
  say('  7 companies and their people');
  await loadCampaigns(deps, random, accounts, users);
  say(`  ${pastQuarters} quarters of published results, two open campaigns, one scheduled draft`);
}

async function loadCampaigns(
  deps: Deps,
  random: Random,
  accounts: AccountIds,
  users: UserIds,
): Promise<void> {
  const id = (name: string) => users.get(name) ?? 0;
  const caller = await callerOf(deps, accounts.harbor, id('local-admin'));
  const platform = await callerOf(deps, accounts.cairn, id('admin'));
  const supplementalIds = await addSupplementals(deps, platform, caller);
  const keepCopyOf = [id('user'), id('supervisor')];
  await runPastCampaigns(deps, random, caller, pastQuarters, { keepCopyOf, supplementalIds });
  const teamIds = await idsOfTeamsIn(deps, accounts.harbor, 'Product and support');
  await runPastPulse(deps, seededRandom(shortPulseSeed), caller, { quartersAgo: 3, quarter: 2, teamIds });
  await addQuestionFit(deps);
  await addBenchmarkFile(deps, platform);
  await addMarketData(deps);
  await addQuestionTranslations(deps, platform);
  const elsewhere = await callerOf(deps, accounts.lumen, id('lumen-admin'));
  await addBranding(deps, elsewhere);
  await addPayProject(deps, seededRandom(paySeed), await callerOf(deps, accounts.meridian, id('hr-admin')));
  await runPastCampaigns(deps, random, elsewhere, 1, { quarter: 2 });
  await runPastPulse(deps, seededRandom(pulseSeed), elsewhere, { quartersAgo: 1, quarter: 3 });
  await addCompanyBenchmark(deps, seededRandom(benchmarkSeed));
  await movePeople(deps, platform, accounts);
  const visitors = ['user', 'supervisor', 'local-admin', 'local-admin-delegated', 'hiring', 'api', 'ai'];
  const lead = await callerOf(deps, accounts.harbor, id('supervisor'));
  await addFollowUps(deps, seededRandom(followUpSeed), { lead, admin: caller });
  await addNotificationsOfResults(deps, caller);
  await addHierarchy(deps, caller);
  await addImports(deps, caller);
  await addPeopleStatusChanges(deps, caller);
  await addSurveys(deps, caller, id('user'));
  await addContentRounds(deps, caller, {
    courseTitle: 'When two people cannot work together',
    visitors: visitors.map(id),
  });
  await addHiringRoles(deps, caller);
  await scoreNewAssessments(deps);
  await addTeamActions(deps, { admin: caller, lead, memberId: id('user') });
  await addOwnPlans(deps, await callerOf(deps, accounts.harbor, id('user')));
  await addOwnNotes(deps, await callerOf(deps, accounts.harbor, id('user')));
  await removeMails(deps.database);
  await removeAddresses(deps, caller);
  await runCurrentCampaign(deps, random, caller, {
    finished: 0.45,
    started: 0.12,
    quarter: pastQuarters,
    supplementalIds,
    leaveOut: visitors.map(id),
  });
  await runShortCampaign(deps, seededRandom(shortSeed), elsewhere, [id('lumen-admin')]);
  await addTeamWithRule(deps, caller);
}

async function idsOfTeamsIn({ database }: Deps, accountId: number, groupName: string): Promise<number[]> {
  const teams = await database.owner
    .selectFrom('teams')
    .innerJoin('team_groups', 'team_groups.id', 'teams.group_id')
    .select('teams.id')
    .where('teams.account_id', '=', accountId)
    .where('team_groups.name', '=', groupName)
    .orderBy('teams.id')
    .execute();
  return teams.map(({ id }) => id);
}

/** Deletes the invitation emails of the generated campaigns. */
async function removeMails({ owner }: Database): Promise<void> {
  await owner.deleteFrom('mails').execute();
}

async function callerOf({ database }: Deps, accountId: number, userId: number): Promise<Caller> {
  return database.as(platformScope, async (tx) => {
    const stored = await findUser(tx, userId);
    const account = await findAccount(tx, accountId);
    if (!stored || !account) throw new Error('The demo lacks one of its own people.');
    return {
      person: { user: stored.user, ownAccount: account, currentAccount: account, subscriptions: [] },
      scope: accountScope(accountId, userId),
      emulation: null,
    };
  });
}
