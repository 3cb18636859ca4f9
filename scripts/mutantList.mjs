// One mutation each: the original text in the product, its replacement, and the tests that must fail.
const published = 'tests/server/attack/published.test.ts';
const surveyMails = 'tests/server/surveys/mails.test.ts';
const questionKinds = 'tests/server/attack/questionKinds.test.ts';
const changes = 'tests/server/attack/changes.test.ts';
const participation = [
  'tests/server/attack/participation.test.ts',
  'tests/server/attack/participationReads.test.ts',
];
const metrics = 'tests/server/attack/metrics.test.ts';
const keys = 'tests/server/release/keys.test.ts';
const moved = 'tests/server/release/movedForms.test.ts';
const audiences = 'tests/server/attack/audiences.test.ts';
const teamPulses = 'tests/server/attack/teamPulses.test.ts';
const slowKeys = 'tests/server/release/slowKeys.test.ts';
const shares = 'tests/server/attack/shares.test.ts';
const concurrentShares = 'tests/server/metricResults/concurrentShares.test.ts';
const auditShares = 'server/usecases/metricResults/sharing/auditShares.ts';
const technicalInformation = 'server/usecases/metricResults/readTechnicalInformation.ts';
const ownSprints = 'tests/server/builder/ownSprints.test.ts';
const shortForms = 'tests/server/attack/shortForms.test.ts';
const chosenTopics = 'tests/domain/followUps/chosenTopics.test.ts';
const planInput = 'domain/release/plan/planInput.ts';

const withoutAudit = [
  {
    file: 'domain/release/auditCells.ts',
    find: 'return { safe: certain && witness === null,',
    put: 'return { safe: true,',
  },
  {
    file: 'domain/release/mergeDisclosingCategories.ts',
    find: 'for (let touched = space.lightRow(); touched; touched = space.lightRow()) {',
    put: 'for (let touched = space.lightRow(); touched && k < 0; touched = space.lightRow()) {',
  },
];

export const mutants = [
  {
    name: 'categories of workers shown without the audit',
    tests: ['tests/domain/pay/gaps/publishableCategories.test.ts'],
    edits: [
      {
        file: 'domain/pay/gaps/publishableCategories.ts',
        find: 'return safe && certain;',
        put: 'return safe || certain;',
      },
    ],
  },
  {
    name: 'a lost key of pay files replaced by a new one',
    tests: ['tests/server/pay/payProjects.test.ts'],
    edits: [
      {
        file: 'server/usecases/pay/payBox.ts',
        find: 'if (hasFiles) return',
        put: 'if (hasFiles && accountId < 0) return',
      },
    ],
  },
  {
    name: 'comparisons by completed course that no audit certifies',
    tests: ['tests/server/attack/contentChanges.test.ts'],
    edits: [
      {
        file: 'domain/metricResults/content/selectContentGroups.ts',
        find: '    if (!safe) return { at, witness };',
        put: '',
      },
    ],
  },
  {
    name: 'shared profiles that are audited without the comparisons by completed course',
    tests: ['tests/server/attack/contentChanges.test.ts'],
    edits: [
      {
        file: 'server/usecases/metricResults/sharing/decideAdmissions.ts',
        find: '...contentGroups]',
        put: ']',
      },
    ],
  },
  {
    name: 'reported time in lessons that is not limited by the time that passed',
    tests: ['tests/server/learning/timeSpent.test.ts', 'tests/domain/learning/timeSpent.test.ts'],
    edits: [
      {
        file: 'domain/learning/timeSpent.ts',
        find: 'Math.min(Math.floor(seconds), passed)',
        put: 'Math.floor(seconds)',
      },
    ],
  },
  {
    name: 'a search that shows team leads people outside of their teams',
    tests: ['tests/server/store/records/findPeople.test.ts'],
    edits: [
      {
        file: 'server/api/rest/searchRoute.ts',
        find: 'overrides: overrides[kind] ?? {},',
        put: 'overrides: {},',
      },
    ],
  },
  {
    name: 'sessions that outlast a new email address',
    tests: ['tests/server/people/addresses.test.ts'],
    edits: [
      {
        file: 'server/usecases/people/handleAddressChanges.ts',
        find: 'await removeSessionsOf(tx, userIds, keptSession);',
        put: '',
      },
    ],
  },
  {
    name: 'survey links that outlast a new email address',
    tests: ['tests/server/people/addressLinks.test.ts'],
    edits: [
      {
        file: 'server/usecases/people/handleAddressChanges.ts',
        find: 'await replaceCampaignLinks(deps, tx, userIds);',
        put: '',
      },
    ],
  },
  {
    name: 'new links after a new email address for unfinished people only',
    tests: ['tests/server/people/addressLinks.test.ts'],
    edits: [
      {
        file: 'server/store/survey/openLinks.ts',
        find: ".where('participations.invitation_state', '!=', 'withdrawn')",
        put: ".where('participations.invitation_state', '!=', 'withdrawn')\n    .where('participations.status', '!=', 'finished')",
      },
    ],
  },
  {
    name: 'emails to the address for which they were queued',
    tests: ['tests/server/people/addressLinks.test.ts'],
    edits: [
      {
        file: 'server/usecases/mail/renderMail.ts',
        find: 'const to = letter && (await readDeliveryAddress(tx, mail));',
        put: 'const to = letter && (mail.to_address || (await readDeliveryAddress(tx, mail)));',
      },
    ],
  },
  {
    name: 'emails to an address that was removed',
    tests: ['tests/server/people/addressLinks.test.ts'],
    edits: [
      {
        file: 'server/store/mail/deliveryAddress.ts',
        find: 'return row ? row.email : to_address;',
        put: 'return row?.email ?? to_address;',
      },
    ],
  },
  {
    name: 'failed invitations that outlast a new email address',
    tests: ['tests/server/people/addressLinks.test.ts'],
    edits: [
      {
        file: 'server/store/campaigns/invitations.ts',
        find: "status in ('queued', 'outbox', 'failed')",
        put: "status = 'queued'",
      },
    ],
  },
  {
    name: 'survey links that outlast a new mobile number',
    tests: ['tests/server/mail/textMessagesAfterInvitations.test.ts'],
    edits: [
      {
        file: 'domain/people/endsSentLinks.ts',
        find: 'before.mobile_number !== after.mobile_number',
        put: 'false',
      },
    ],
  },
  {
    name: 'a sign-in with an address that was just replaced',
    tests: ['tests/server/session/passwordLinks.test.ts'],
    edits: [{ file: 'server/usecases/signIn/signIn.ts', find: '    email: credentials.email,\n', put: '' }],
  },
  {
    name: "an administrator's own email address changed without the password",
    tests: ['tests/server/people/addresses.test.ts'],
    edits: [
      {
        file: 'server/usecases/people/changeOwnEmail.ts',
        find: "await checkOwnPassword(deps, userId, { field: 'current_password', password });",
        put: 'if (password === null) return;',
      },
    ],
  },
  {
    name: 'searches without a limit',
    tests: ['tests/server/rest/lists.test.ts'],
    edits: [
      {
        file: 'server/api/rest/readListPage.ts',
        find: 'if (query.filter.q) deps.searches',
        put: 'if (query.filter.q === 0) deps.searches',
      },
    ],
  },
  {
    name: 'searches of pickers without a limit',
    tests: ['tests/server/rest/lists.test.ts'],
    edits: [
      {
        file: 'server/api/calls.ts',
        find: 'if (isSearch(body)) app.searches',
        put: "if (isSearch(body) && call.path === '/v2/search') app.searches",
      },
    ],
  },
  {
    name: 'k - 1 instead of k, wherever a release asks',
    tests: [published],
    edits: [
      {
        file: 'server/usecases/releasing/publishRelease.ts',
        find: 'cuts: campaign.cuts,\n    k: campaign.min_group,',
        put: 'cuts: campaign.cuts,\n    k: campaign.min_group - 1,',
      },
      { file: planInput, find: "if (k < 5) throw new RangeError('k is never below 5');", put: '' },
    ],
  },
  {
    name: 'k - 1 instead of k, in the audit alone',
    tests: [published],
    edits: [
      { file: 'domain/release/auditCells.ts', find: 'const budget = k - 1;', put: 'const budget = k - 2;' },
      { file: 'domain/release/mergeDisclosingCategories.ts', find: '    k - 1,\n', put: '    k - 2,\n' },
    ],
  },
  {
    name: 'no audit: every group of k is shown',
    tests: [published],
    edits: withoutAudit,
  },
  {
    name: 'groups found by the search published without the audit',
    tests: ['tests/domain/release/plan/searchPlan.test.ts'],
    edits: [
      {
        file: 'domain/release/plan/searchPlan.ts',
        find: 'mergeUntilSafe(dimensions.filter(isDivided), input, limit)',
        put: 'mergeUntilSafe(dimensions.filter(isDivided), { ...input, k: 2 }, limit)',
      },
    ],
  },
  {
    name: 'n >= k on invited instead of respondents (each stands for two)',
    tests: [published],
    edits: [
      {
        file: planInput,
        find: 'const weights = atoms.map((atom) => atom.people.length);',
        put: 'const weights = atoms.map((atom) => 2 * atom.people.length);',
      },
      {
        file: planInput,
        find: 'categories: countCategories(dim, atoms),',
        put: 'categories: countCategories(dim, atoms).map((one) => ({ ...one, n: 2 * one.n })),',
      },
      {
        file: 'domain/release/mergeDisclosingCategories.ts',
        find: 'atoms.map(({ people }) => people.length)',
        put: 'atoms.map(({ people }) => 2 * people.length)',
      },
      {
        file: 'domain/release/sizeBands.ts',
        find: "if (band === undefined) throw new RangeError('groups below 5 have no band');\n  return band;",
        put: 'return band ?? 5;',
      },
    ],
  },
  {
    name: 'filter AND applied after suppression',
    tests: [published],
    edits: [
      {
        file: 'domain/release/planCells.ts',
        find: 'return { cells: groups.map(toCell), audit, matrix, gaveUp };',
        put: `const both = groups.flatMap((one) =>
        groups.flatMap((other) => {
          if (one.dim !== 'gender' || other.dim !== 'location') return [];
          const people = toCell({ ...one, atoms: one.atoms.filter((atom) => other.atoms.includes(atom)) }).people;
          const category = one.category + ' and ' + other.category;
          return people.length < 5 ? [] : [{ dim: one.dim, members: one.members, category, people }];
        }),
      );
      return { cells: [...groups.map(toCell), ...both], audit, matrix, gaveUp };`,
      },
    ],
  },
  {
    name: 'steps of the participation during the last day',
    tests: ['tests/server/survey/lastDay.test.ts'],
    edits: [
      {
        file: 'domain/campaigns/lastDay.ts',
        find: 'return closes_on < today ? closes_on : today;',
        put: 'return today;',
      },
    ],
  },
  {
    name: 'live query on one endpoint',
    tests: [changes],
    edits: [
      {
        file: 'server/usecases/results/readParticipationPreview.ts',
        find: "import { readParticipationCounts } from './readParticipationCounts.ts';",
        put: "import { participationCounts } from '../../store/campaigns/participantPages.ts';",
      },
      {
        file: 'server/usecases/results/readParticipationPreview.ts',
        find: `await readParticipationCounts(
      deps.database,
      tx,
      open.map((campaign) => ({ id: campaign.id, day: participationDay(campaign, day) })),
    );`,
        put: `await participationCounts(
      tx,
      open.map(({ id }) => id),
      day.replace(/^..../, '9999'),
    );`,
      },
    ],
  },
  {
    name: 'participants page shows who has finished',
    tests: participation,
    edits: [
      {
        file: 'server/store/campaigns/participantPages.ts',
        find: "'participations.invitation_state as status',",
        put: "sql`case participations.status when 'finished' then 'delivered' else 'invited' end`.as('status'),",
      },
    ],
  },
  {
    name: 'new link refused for people who have finished',
    tests: participation,
    edits: [
      {
        file: 'server/usecases/campaigns/participants.ts',
        find: '  return { campaign, participation };',
        put: "  if (participation.status === 'finished') throw new Refusal('participant_finished');\n  return { campaign, participation };",
      },
    ],
  },
  {
    name: 'outbox drops the emails of people who have finished',
    tests: participation,
    edits: [
      {
        file: 'server/store/mail/mails.ts',
        find: "and (mails.template = 'invitation' or participations.status <> 'finished'))",
        put: "and participations.status <> 'finished')",
      },
    ],
  },
  {
    name: 'reminders listed in the outbox',
    tests: participation,
    edits: [
      {
        file: 'server/store/mail/mails.ts',
        find: ".where('status', '!=', 'sent').where(isListed)",
        put: ".where('status', '!=', 'sent')",
      },
    ],
  },
  {
    name: 'erasure deletes unfinished participations only',
    tests: participation,
    edits: [
      {
        file: 'server/store/migrations/050_invitation_states.ts',
        find: 'delete from drafts where participation_id in (select id from participations where user_id = person);',
        put: "delete from participations where user_id = person and status <> 'finished';",
      },
    ],
  },
  {
    name: 'export from raw table',
    tests: ['tests/server/exports/reports.test.ts'],
    edits: [
      {
        file: 'server/usecases/exports/cultureReport.ts',
        find: '  const now = deps.clock.now();\n  const wording',
        put: `  const now = deps.clock.now();
  const raw = await deps.database.as({ ...caller.scope, role: 'builder' }, (tx) =>
    tx.selectFrom('responses').select('scores').where('campaign_id', '=', input.campaign_id).execute(),
  );
  const wording`,
      },
      {
        file: 'server/usecases/exports/cultureReport.ts',
        find: '          [reports.made, formatDay(now, wording)],',
        put: "          [reports.made, formatDay(now, wording)],\n          ['Scores', raw.map(({ scores }) => scores[0]).join(' ')],",
      },
    ],
  },
  {
    name: 'cache keyed without release id',
    tests: [published],
    edits: [
      {
        file: 'server/store/results/publishedCells.ts',
        find: '  if (campaignIds.length === 0) return [];\n  const { rows } = await',
        put: `  if (campaignIds.length === 0) return [];
  const key = accountId + dim;
  const cached = cache.get(key);
  if (cached) return cached.map((cell) => ({ ...cell, campaign_id: campaignIds[0] ?? 0 }));
  const { rows } = await`,
      },
      {
        file: 'server/store/results/publishedCells.ts',
        find: '  return rows.flatMap(({ campaign_id,',
        put: '  const cells = rows.flatMap(({ campaign_id,',
      },
      {
        file: 'server/store/results/publishedCells.ts',
        find: '    })),\n  );\n}',
        put: `    })),
  );
  if (campaignIds.length === 1) cache.set(key, cells);
  return cells;
}`,
      },
      {
        file: 'server/store/results/publishedCells.ts',
        find: '/**\n * The cells of one dimension',
        put: 'const cache = new Map<string, PublishedCell[]>();\n\n/**\n * The cells of one dimension',
      },
    ],
  },
  {
    name: 'un-merged small group',
    tests: [published],
    edits: [
      {
        file: 'domain/release/mergeCategories.ts',
        find: 'while (categories.length > 1 && (categories[0]?.n ?? 0) < dimension.minimum) {',
        put: 'while (categories.length > 1 && (categories[0]?.n ?? 0) < 1) {',
      },
    ],
  },
  {
    name: 'unbanded n',
    tests: [published],
    edits: [{ file: 'domain/release/sizeBands.ts', find: '  return band;', put: '  return n as SizeBand;' }],
  },
  {
    name: 'no audit of the personal metrics',
    tests: [metrics],
    edits: withoutAudit,
  },
  {
    name: 'unbanded n of the personal metrics',
    tests: [metrics],
    edits: [
      {
        file: 'server/usecases/metricResults/readPublishedMetrics.ts',
        find: 'n_band: first.n_band,',
        put: 'n_band: first.n_band + 1,',
      },
    ],
  },
  {
    name: 'key kept after the release',
    tests: [keys],
    edits: [
      {
        file: 'server/usecases/keys/campaignKeys.ts',
        find: '    await deps.keys.destroy(name);',
        put: '    await deps.keys.has(name);',
      },
    ],
  },
  {
    name: 'key store called within transactions',
    tests: [slowKeys],
    edits: [
      {
        file: 'server/usecases/keys/withKeysRead.ts',
        find: 'return await work({ ...deps, keys: keysReadBefore(deps, read, needed) });',
        put: 'if (keysReadBefore(deps, read, needed)) return await work(deps);',
      },
    ],
  },
  {
    name: 'key of an audience destroyed while its campaign closes',
    tests: [slowKeys],
    edits: [
      {
        file: 'server/store/releasing/audienceRosters.ts',
        find: "campaign?.status === 'open' ||",
        put: "campaign?.status === 'draft' ||",
      },
    ],
  },
  {
    name: 'keys derived from the secret alone',
    tests: ['tests/server/release/log/recoveredLog.test.ts'],
    edits: [
      {
        file: 'server/usecases/keys/campaignKeys.ts',
        find: 'Buffer.concat([secret, key])',
        put: 'Buffer.concat([secret, key.subarray(key.length)])',
      },
    ],
  },
  {
    name: 'forms accepted without a key',
    tests: [keys],
    edits: [
      {
        file: 'server/usecases/keys/campaignKeys.ts',
        find: 'if (isUsable) return publicKey;',
        put: 'if (isUsable || name.id > 0) return publicKey;',
      },
    ],
  },
  {
    name: 'forms written to sealed_forms by the submission',
    tests: [moved],
    edits: [
      {
        file: 'server/usecases/survey/submitForm.ts',
        find: "await addWaitingForms(tx, key, 'answers', forms);",
        put: `await tx
    .insertInto('sealed_forms')
    .values(forms.map(({ box }) => ({ campaign_id: campaign.id, kind: 'answers' as const, box })))
    .execute();`,
      },
      {
        file: 'server/store/migrations/049_waiting_forms.ts',
        find: 'revoke insert on',
        put: 'revoke references on',
      },
    ],
  },
  {
    name: 'forms moved in a batch of one',
    tests: [moved],
    edits: [
      {
        file: 'server/store/survey/formBatches.ts',
        find: 'minPeople: sql`campaign.min_group`,',
        put: 'minPeople: sql`1`,',
      },
    ],
  },
  {
    name: 'forms moved without new encryption',
    tests: [moved],
    edits: [
      {
        file: 'server/usecases/releasing/moveSubmittedForms.ts',
        find: 'sealAnew(await publicKeyOf(tx, name), waiting.map(open))',
        put: 'waiting',
      },
    ],
  },
  {
    name: 'forms moved in the order of submission',
    tests: [moved],
    edits: [
      {
        file: 'server/store/survey/formBatches.ts',
        find: '\n    order by form.id`.execute(tx);',
        put: '`.execute(tx);',
      },
    ],
  },
  {
    name: 'margins from the exact spread',
    tests: ['tests/domain/release/measureMargins.test.ts'],
    edits: [
      {
        file: 'domain/release/publishedSpread.ts',
        find: 'Math.max(open, leastOpen(predicted, sums, atoms, fit))',
        put: 'open',
      },
    ],
  },
  {
    name: 'groups stored with responses',
    tests: ['tests/server/release/dump.test.ts'],
    edits: [
      {
        file: 'server/store/migrations/048_campaign_keys.ts',
        find: "  await run('alter table responses drop column attributes');",
        put: '',
      },
    ],
  },
  {
    name: 'created_at on responses',
    tests: ['tests/server/release/dump.test.ts'],
    edits: [
      {
        file: 'server/store/migrations/006_answers.ts',
        find: '      scores double precision[] not null\n    )`)',
        put: '      scores double precision[] not null,\n      created_at timestamptz not null default clock_timestamp()\n    )`)',
      },
    ],
  },
  {
    name: 'reliability of fewer than 30 people',
    tests: ['tests/server/metricResults/technicalInformation.test.ts'],
    edits: [
      {
        file: 'domain/scoring/personal/splitHalfReliability.ts',
        find: 'minPeopleForReliability = 30',
        put: 'minPeopleForReliability = 20',
      },
    ],
  },
  {
    name: 'correlation with an earlier campaign published',
    tests: ['tests/server/metricResults/technicalInformation.test.ts'],
    edits: [
      {
        file: 'contract/v2/technicalShapes.ts',
        find: 'measured: estimatedReliability.nullable().defined(),',
        put: 'measured: estimatedReliability.nullable().defined(),\n  retest: estimatedReliability.nullable().default(null),',
      },
      {
        file: technicalInformation,
        find: "import type { Tx } from '../../store/database.ts';",
        put: "import { sql } from 'kysely';\nimport type { Tx } from '../../store/database.ts';",
      },
      {
        file: technicalInformation,
        find: 'metrics.map((_, index) => metricReliability(technical, index)),',
        put: `await Promise.all(metrics.map(async (_, index) => ({
        ...metricReliability(technical, index),
        retest: await retestOf(tx, campaign_id, index),
      }))),`,
      },
      {
        file: technicalInformation,
        find: 'const inHundredths =',
        put: `async function retestOf(tx: Tx, campaignId: number, index: number) {
  const { rows } = await sql<{ value: number | null }>\`
    select corr((s.result -> 'theta' ->> \${index}::int)::float8, (e.result -> 'theta' ->> \${index}::int)::float8) as value
    from scores s join survey_targets t on t.id = s.target_id and t.campaign_id = \${campaignId}
    join scores e on e.user_id = s.user_id and e.target_id < s.target_id
    where s.subject = 'self' and e.subject = 'self'\`.execute(tx);
  const value = rows[0]?.value ?? null;
  return value === null ? null : { value: inHundredths(value), low: 0, high: 1 };
}

const inHundredths =`,
      },
    ],
  },
  {
    name: 'correlations with earlier campaigns kept by the upgrade',
    tests: ['tests/server/metricResults/removedRetest.test.ts'],
    edits: [
      {
        file: 'server/store/migrations/063_retest_and_moved_shares.ts',
        find: "technical = technical - 'retest' where",
        put: 'technical = technical where',
      },
    ],
  },
  {
    name: 'reliability of nearly equal audiences published twice',
    tests: [audiences],
    edits: [
      {
        file: 'server/usecases/releasing/publishRelease.ts',
        find: 'banded || limitedByAudience || hasNearAudience || cells.length === 0',
        put: 'banded || limitedByAudience || cells.length === 0',
      },
    ],
  },
  {
    name: 'reliability of applicants from one account shown to others',
    tests: ['tests/server/scoring/applicantNorms.test.ts'],
    edits: [
      {
        file: 'server/usecases/scoring/calibration/calibrateForms.ts',
        find: 'isFromManyAccounts(used.flatMap((at) => forms[at]?.accountId ?? []))',
        put: 'forms.length > 0',
      },
    ],
  },
  {
    name: 'audiences not compared',
    tests: [audiences],
    edits: [
      {
        file: 'domain/release/overlap/limitRelease.ts',
        find: 'const others = comparedAudiences(audience, earlier);',
        put: 'const others = comparedAudiences(audience, []);',
      },
    ],
  },
  {
    name: 'results of a selected audience of fewer people than 2k',
    tests: ['tests/domain/release/overlap/limitRelease.test.ts'],
    edits: [
      {
        file: 'domain/release/overlap/limitRelease.ts',
        find: 'if (request.invited.length < request.minInvited) return withoutAnything(release);',
        put: '',
      },
    ],
  },
  {
    name: 'pulses not compared with groups of earlier campaigns',
    tests: [teamPulses],
    edits: [
      {
        file: 'domain/release/overlap/comparedGroups.ts',
        find: 'if (!isSmall(own)) return [];',
        put: 'if (own) return [];',
      },
    ],
  },
  {
    name: 'groups not compared with earlier pulses to them',
    tests: [teamPulses],
    edits: [
      {
        file: 'domain/release/overlap/comparedGroups.ts',
        find: 'if (isSmall(own)) return [];',
        put: 'if (own) return [];',
      },
    ],
  },
  {
    name: 'margins of groups that nearly equal the audience of a pulse',
    tests: ['tests/domain/release/overlap/teamPulses.test.ts'],
    edits: [
      {
        file: 'domain/release/overlap/limitGroups.ts',
        find: '? { ...cell, margin: null } : cell',
        put: '? cell : cell',
      },
    ],
  },
  {
    name: 'changes of a team between earlier campaigns that hide its pulse',
    tests: ['tests/domain/release/overlap/teamPulses.test.ts'],
    edits: [
      {
        file: 'domain/release/overlap/limitRelease.ts',
        find: 'around.map((one) => [...others, one])',
        put: '[[...others, ...around]]',
      },
    ],
  },
  {
    name: 'audiences of other topics counted among the compared ones',
    tests: ['tests/domain/release/overlap/limitRelease.test.ts'],
    edits: [
      {
        file: 'domain/release/overlap/limitRelease.ts',
        find: 'const others = comparedAudiences(audience, earlier);',
        put: 'const others = comparedAudiences(audience, request.earlier);',
      },
    ],
  },
  {
    name: 'shares of nearly equal audiences published in pulses about different topics',
    tests: [questionKinds, 'tests/domain/release/overlap/limitRelease.test.ts'],
    edits: [
      {
        file: 'domain/release/overlap/limitRelease.ts',
        find: 'sharesLimited: comparedAudiences(audience, request.earlier).length > 0',
        put: 'sharesLimited: comparedAudiences(audience, earlier).length > 0',
      },
    ],
  },
  {
    name: 'shared profiles audited by group only',
    tests: [shares],
    edits: [
      {
        file: 'domain/metricResults/sharing/createSupportAudit.ts',
        find: 'return audit.safe ? audit.rank : null;',
        put: 'return audit.rank;',
      },
      {
        file: 'domain/metricResults/sharing/createRangeAudit.ts',
        find: 'return truth !== null && hasSafeIntervals(',
        put: 'return truth !== null || hasSafeIntervals(',
      },
    ],
  },
  {
    name: "shares that were taken back don't count as seen",
    tests: [shares],
    edits: [
      {
        file: 'domain/metricResults/sharing/admitProfiles.ts',
        find: "person.shown === 'alone' || person.shown === 'earlier'",
        put: "person.shown === 'alone' && person.isSharing",
      },
    ],
  },
  {
    name: 'a group shown as a whole to readers of a part',
    tests: [shares],
    edits: [
      {
        file: 'server/usecases/metricResults/visiblePeople.ts',
        find: 'if (members.every(',
        put: 'if (members.some(',
      },
    ],
  },
  {
    name: 'audits of shared profiles overlook each other',
    tests: [concurrentShares],
    edits: [
      {
        file: auditShares,
        find: 'if (JSON.stringify(current) !== JSON.stringify(decided)) return false;',
        put: '',
      },
    ],
  },
  {
    name: 'audits of shared profiles overlook shares that arrive meanwhile',
    tests: [concurrentShares],
    edits: [
      {
        file: auditShares,
        find: 'if (!hasSameIds(idsOf(await listSharingStatuses(tx, accountId)), idsOf(sharing))) return false;',
        put: '',
      },
    ],
  },
  {
    name: 'shares that outlast a move to another account',
    tests: ['tests/server/accounts/moveUsers.test.ts'],
    edits: [
      {
        file: 'server/store/accounts/moves.ts',
        find: "  await tx.deleteFrom('result_shares').where('user_id', '=', userId).execute();\n",
        put: '',
      },
    ],
  },
  {
    name: 'several forms of a person in the fit of questions',
    tests: ['tests/server/scoring/calibrationForms.test.ts'],
    edits: [
      {
        file: 'server/store/scoring/assessments.ts',
        find: 'select distinct on (person) person, id from (',
        put: 'select person, id from (',
      },
    ],
  },
  {
    name: 'fit of questions for groups of two',
    tests: ['tests/domain/scoring/personal/fit/numberGroups.test.ts'],
    edits: [
      {
        file: 'domain/scoring/personal/fit/formFit.ts',
        find: 'export const minPeopleInGroup = 100;',
        put: 'export const minPeopleInGroup = 2;',
      },
    ],
  },
  {
    name: 'fit of questions published after one more form',
    tests: ['tests/domain/scoring/personal/fit/isFitDue.test.ts'],
    edits: [
      {
        file: 'domain/scoring/personal/fit/isFitDue.ts',
        find: 'Math.abs(forms - earlier) >= minPeopleInGroup',
        put: 'forms !== earlier',
      },
    ],
  },
  {
    name: 'the score of each question stored with a short form',
    tests: [shortForms],
    edits: [
      {
        file: 'server/usecases/survey/submitForm.ts',
        find: 'links === null ? percents : linkedElementValues(',
        put: 'links !== undefined ? percents : linkedElementValues(',
      },
    ],
  },
  {
    name: 'the form stored with a submitted short form',
    tests: [shortForms],
    edits: [
      {
        file: 'server/usecases/survey/submitForm.ts',
        find: 'const form: FinishedForm = { attributes, scores,',
        put: 'const form: FinishedForm = { attributes: { ...attributes, form: String(draft.answers[0]?.question_id) }, scores,',
      },
    ],
  },
  {
    name: 'values that only one of the two questions can have',
    tests: ['tests/domain/scoring/elementLinks.test.ts'],
    edits: [
      {
        file: 'domain/scoring/elementLinks.ts',
        find: 'steps: steps ?? 1 };',
        put: 'steps: steps ? 10 : 1 };',
      },
    ],
  },
  {
    name: 'forms kept after the campaign closes',
    tests: [shortForms],
    edits: [
      {
        file: 'server/store/survey/participations.ts',
        find: 'attributes: JSON.stringify({}), form: null',
        put: 'attributes: JSON.stringify({})',
      },
    ],
  },
  {
    name: 'forms drawn without balance',
    tests: ['tests/domain/survey/shortForms.test.ts'],
    edits: [
      {
        file: 'domain/survey/assignForms.ts',
        find: 'decisive === 0 ? randomBelow(2) === 0 : decisive < 0;',
        put: 'randomBelow(2) === 0;',
      },
    ],
  },
  {
    name: 'a short campaign with the margin of a full one',
    tests: ['tests/domain/release/measureMargins.test.ts'],
    edits: [
      {
        file: 'domain/campaigns/surveyLength.ts',
        find: 'hasTwoForms(length) ? 1 / questionsPerElement : 1;',
        put: '1;',
      },
    ],
  },
  {
    name: 'people rejected before calibration',
    tests: ['tests/domain/scoring/personal/scoreForm.test.ts'],
    edits: [
      {
        file: 'domain/scoring/personal/chanceEvidence.ts',
        find: 'if (norm === null) return null;',
        put: 'if (norm === null) return lowestEvidenceLimit;',
      },
    ],
  },
  {
    name: 'random raters who count after calibration',
    tests: ['tests/domain/scoring/raters/scoreGroup.test.ts'],
    edits: [
      {
        file: 'domain/scoring/personal/chanceEvidence.ts',
        find: 'return norm === null || limit === null || isMoreThanChance(answered, norm.parameters, limit);',
        put: 'return true;',
      },
    ],
  },
  {
    name: 'random answers in norms',
    tests: ['tests/domain/scoring/personal/calibration/calibrateForm.test.ts'],
    edits: [
      {
        file: 'domain/scoring/personal/calibration/calibrateForm.ts',
        find: '.filter((at) => isAccepted(forms[at] ?? [], first));',
        put: ';',
      },
    ],
  },
  {
    name: 'calibration only on forms that pass before it',
    tests: ['tests/domain/scoring/personal/calibration/calibrateForm.test.ts'],
    edits: [
      {
        file: 'domain/scoring/personal/calibration/calibrateForm.ts',
        find: 'isAccepted(forms[at] ?? [], first)',
        put: 'isAccepted(forms[at] ?? [], { ...first, parameters: start })',
      },
    ],
  },
  {
    name: 'even profiles rejected where nothing tells them from random ranking',
    tests: ['tests/domain/scoring/personal/calibration/calibrateForm.test.ts'],
    edits: [
      {
        file: 'domain/scoring/personal/calibration/findEvidenceLimit.ts',
        find: '? null : limit;',
        put: '? limit : limit;',
      },
    ],
  },
  {
    name: 'raters who count before calibration stored as dropped',
    tests: ['tests/server/scoring/raterScores.test.ts'],
    edits: [
      {
        file: 'server/usecases/scoring/raterGroups.ts',
        find: "return isUndecided ? undecided : 'good';",
        put: 'return quality;',
      },
    ],
  },
  {
    name: 'pulses compared with other companies',
    tests: ['tests/server/results/companyBenchmark.test.ts'],
    edits: [
      {
        file: 'server/store/results/companyBenchmark.ts',
        find: " and campaigns.length in ('full', 'short')",
        put: '',
      },
    ],
  },
  {
    name: 'a password link signs in without the second factor',
    tests: ['tests/server/session/password.test.ts'],
    edits: [
      {
        file: 'server/usecases/signIn/signIn.ts',
        find: 'return (await requiresCode(deps, credentials, policy)) ? null : policy;',
        put: 'return policy;',
      },
    ],
  },
  {
    name: 'names that are web addresses in reminders',
    tests: ['tests/domain/campaigns/mailTexts.test.ts', 'tests/server/campaigns/mails.test.ts'],
    edits: [
      {
        file: 'domain/campaigns/mailTexts.ts',
        find: 'if (!isReminder(template)) return named;',
        put: 'if (neutral) return named;',
      },
    ],
  },
  {
    name: 'web addresses in invitations that are sent again',
    tests: [
      'tests/domain/campaigns/mailTexts.test.ts',
      'tests/server/campaigns/mails.test.ts',
      'tests/server/surveys/mails.test.ts',
    ],
    edits: [
      {
        file: 'domain/campaigns/campaignMails.ts',
        find: 'linkVersion > 1 ? (remindersOf[template] ?? template) : template;',
        put: 'linkVersion > 1 ? template : (template ?? remindersOf);',
      },
    ],
  },
  {
    name: 'margins that rely on a participation with letters',
    tests: ['tests/server/letters/letterForms.test.ts'],
    edits: [
      {
        file: 'server/usecases/releasing/publishRelease.ts',
        find: 'return withLetters.has(id) ? null : final_participation_percent;',
        put: 'return withLetters.has(-id) ? null : final_participation_percent;',
      },
    ],
  },
  {
    name: 'web addresses in reminders',
    tests: ['tests/domain/campaigns/mailTexts.test.ts'],
    edits: [
      {
        file: 'domain/campaigns/mailTexts.ts',
        find: 'if (isReminder(template) && addresses.length > 0)',
        put: 'if (addresses.length > 99)',
      },
    ],
  },
  {
    name: 'an edited email without the sentence about privacy',
    tests: ['tests/server/campaigns/mails.test.ts'],
    edits: [
      {
        file: 'server/usecases/mail/renderCampaignMail.ts',
        find: "blocks: [...mailBlocks(text.body, values), { kind: 'text', text: privacy }],",
        put: 'blocks: privacy ? mailBlocks(text.body, values) : [],',
      },
    ],
  },
  {
    name: 'a preview that is recorded',
    tests: ['tests/server/campaigns/preview.test.ts'],
    edits: [
      {
        file: 'server/usecases/campaigns/previewSurvey.ts',
        find: 'const language = locale ?? user.locale_abbr;',
        put: "const language = locale ?? user.locale_abbr; await tx.insertInto('mail_slots').values({ key: language, at: new Date().toISOString() }).execute();",
      },
    ],
  },
  {
    name: 'web addresses in reminders of survey campaigns',
    tests: ['tests/domain/campaigns/mailTexts.test.ts', surveyMails],
    edits: [
      {
        file: 'domain/campaigns/campaignMails.ts',
        find: "template === 'reminder' || template === 'selfReminder' || template === 'raterReminder'",
        put: "template === 'reminder'",
      },
    ],
  },
  {
    name: 'a preview for raters that is recorded',
    tests: [surveyMails],
    edits: [
      {
        file: 'server/usecases/surveys/previewAssessment.ts',
        find: 'const language = locale ?? user.locale_abbr;',
        put: "const language = locale ?? user.locale_abbr; await tx.insertInto('mail_slots').values({ key: language, at: new Date().toISOString() }).execute();",
      },
    ],
  },
  {
    name: 'a live count of the raters whom a reminder reaches',
    tests: ['tests/domain/surveys/rules.test.ts'],
    edits: [
      {
        file: 'domain/surveys/unfinishedRespondents.ts',
        find: 'const anonymous = (invited * (100 - (raters.finished_percent ?? 100))) / 100;',
        put: 'const anonymous = sumCounts(groups.filter(({ relationship }) => isAnonymousRelationship(relationship))).invited - sumCounts(groups.filter(({ relationship }) => isAnonymousRelationship(relationship))).finished;',
      },
    ],
  },
  {
    name: 'a launch check silent about shares that another audience limits',
    tests: ['tests/server/campaigns/launch.test.ts'],
    edits: [
      {
        file: 'server/usecases/campaigns/findSimilarCampaigns.ts',
        find: 'limits_shares_only: similar.length === 0 && nearlyEqual.length > 0,',
        put: 'limits_shares_only: false,',
      },
    ],
  },
  {
    name: 'eNPS from 19 answers',
    tests: [questionKinds, 'tests/domain/comments/enps.test.ts'],
    edits: [
      {
        file: 'domain/comments/answerShares.ts',
        find: 'export const minPeopleForShares = 20;',
        put: 'export const minPeopleForShares = 19;',
      },
    ],
  },
  {
    name: 'eNPS of a selected audience',
    tests: [questionKinds],
    edits: [
      {
        file: 'server/usecases/comments/publishAnswersAndDrivers.ts',
        find: "campaign.audience === 'everyone' ? asked : withoutEnps(asked)",
        put: 'true ? asked : withoutEnps(asked)',
      },
    ],
  },
  {
    name: 'an option shown that nearly everyone chose',
    tests: [questionKinds, 'tests/domain/comments/optionShares.test.ts'],
    edits: [
      {
        file: 'domain/comments/optionShares.ts',
        find: 'const isMerged = [count, total - count].some(',
        put: 'const isMerged = [count].some(',
      },
    ],
  },
  {
    name: 'participation of a list counted until now',
    tests: ['tests/server/campaigns/participationOfList.test.ts'],
    edits: [
      {
        file: 'server/usecases/campaigns/readVisibleParticipation.ts',
        find: 'countOpenParticipation(tx, open, today(clock))',
        put: "countOpenParticipation(tx, open, today(clock).replace('20', '30'))",
      },
    ],
  },
  {
    name: 'participation of every campaign listed for team leads',
    tests: ['tests/server/campaigns/participationOfList.test.ts'],
    edits: [
      {
        file: 'server/usecases/campaigns/readVisibleParticipation.ts',
        find: 'const visible = campaigns.filter(isVisible);',
        put: 'const visible = isVisible ? campaigns : [];',
      },
    ],
  },
  {
    name: 'notifications that stay readable without the permission',
    tests: ['tests/server/notifications/notifications.test.ts'],
    edits: [
      {
        file: 'domain/notifications/notificationEvents.ts',
        find: 'return reachesTier(person, needs, now);',
        put: "return reachesTier(person, needs === 'user' ? needs : 'user', now);",
      },
    ],
  },
  {
    name: 'nominations that former managers still read about',
    tests: ['tests/server/notifications/nominations.test.ts'],
    edits: [
      {
        file: 'server/store/notifications/notifications.ts',
        find: "n.event <> 'raters_proposed' or",
        put: 'n.event = n.event or',
      },
    ],
  },
  {
    name: 'notifications made new again from another account',
    tests: ['tests/server/notifications/nominations.test.ts'],
    edits: [
      {
        file: 'server/store/migrations/072_notifications.ts',
        find: "where account_id = account and account_id = nullif(current_setting('cairn.account_id', true), '')::int",
        put: 'where account_id = account',
      },
    ],
  },
  {
    name: 'team leads filter people by team and manager',
    tests: ['tests/server/people/peopleFilters.test.ts'],
    edits: [
      {
        file: 'server/api/rest/parseListQuery.ts',
        find: 'if (narrowing !== null && hasLinkFilter(resource, filter))',
        put: 'if (narrowing === undefined && hasLinkFilter(resource, filter))',
      },
    ],
  },
  {
    name: 'a campaign released before its last day has ended everywhere',
    tests: ['tests/server/survey/lastDay.test.ts'],
    edits: [
      {
        file: 'domain/campaigns/lastDay.ts',
        find: 'localDayOf(now, lastTimeZone);',
        put: "localDayOf(now, 'UTC');",
      },
    ],
  },
  {
    name: "the respondent's local day stored with the participation",
    tests: ['tests/server/survey/lastDay.test.ts'],
    edits: [
      {
        file: 'server/usecases/survey/saveProgress.ts',
        find: 'await participation.start(startDay);',
        put: 'await participation.start(day);',
      },
    ],
  },
  {
    name: 'a live count of the people whom a reminder reaches',
    tests: ['tests/server/campaigns/reminderGap.test.ts'],
    edits: [
      {
        file: 'server/usecases/campaigns/readReminderCheck.ts',
        find: 'countOpenParticipation(tx, [campaign], today(deps.clock))',
        put: "countOpenParticipation(tx, [{ ...campaign, status: 'closed' }], '2999-01-01')",
      },
    ],
  },
  {
    name: 'a code that opens the form of another PIN',
    tests: ['tests/server/letters/personalCodes.test.ts'],
    edits: [
      {
        file: 'server/usecases/survey/enterPersonalCode.ts',
        find: 'hashPin(secret, code, entered.pin)',
        put: 'hashPin(secret, code, entered.code)',
      },
    ],
  },
  {
    name: 'a used code that refuses other PINs',
    tests: ['tests/server/attack/letters.test.ts'],
    edits: [
      {
        file: 'server/usecases/survey/enterPersonalCode.ts',
        find: 'if (locked.is_replaced && locked.link_version === null) {',
        put: 'if ((locked.is_replaced || locked.other_pins > 0) && locked.link_version === null) {',
      },
    ],
  },
  {
    name: 'a form of a code that marks its person as started',
    tests: ['tests/server/attack/letters.test.ts'],
    edits: [
      {
        file: 'server/usecases/survey/letterParticipation.ts',
        find: 'start: () => startLetterForm(tx, letter_id),',
        put: `async start(day) {
      await startLetterForm(tx, letter_id);
      await own.start(day);
    },`,
      },
    ],
  },
  {
    name: 'a second form of a person that counts',
    tests: ['tests/server/letters/letterForms.test.ts'],
    edits: [
      {
        file: 'server/store/survey/letterForms.ts',
        find: "and status <> 'finished' returning id",
        put: 'returning id',
      },
    ],
  },
  {
    name: 'reported participation without discarded letter forms',
    tests: ['tests/server/attack/letters.test.ts'],
    edits: [
      {
        file: 'server/store/survey/letterForms.ts',
        find: '::date, 1)',
        put: '::date, (select count(*) from person))',
      },
    ],
  },
  {
    name: 'other PINs without a limit',
    tests: ['tests/server/letters/personalCodes.test.ts'],
    edits: [
      {
        file: 'server/store/survey/personalCodes.ts',
        find: 'code.link_version === null ? 1 : 0',
        put: '0 * code.id',
      },
    ],
  },
  {
    name: 'the same limit of other PINs for every code',
    tests: ['tests/server/letters/personalCodes.test.ts'],
    edits: [
      {
        file: 'server/vault/personalCodes.ts',
        find: '(drawn.readUInt32BE() % otherPinRange)',
        put: '(drawn.readUInt32BE() % 1) * otherPinRange',
      },
    ],
  },
  {
    name: 'a replaced code that opens further forms',
    tests: ['tests/server/letters/personalCodes.test.ts'],
    edits: [
      {
        file: 'server/usecases/survey/enterPersonalCode.ts',
        find: 'if (locked.is_replaced && locked.link_version === null) {',
        put: 'if (locked.is_replaced && locked.draft === null && locked.link_version !== null) {',
      },
    ],
  },
  {
    name: 'forms of codes without a minimum response time',
    tests: ['tests/server/letters/letterForms.test.ts'],
    edits: [
      {
        file: 'server/api/v2/surveyRoutes.ts',
        find: 'takeAtLeast(personalCodeLimits.leastMsOfForm, use)',
        put: 'takeAtLeast(0 * personalCodeLimits.leastMsOfForm, use)',
      },
    ],
  },
  {
    name: 'guesses at codes without a limit',
    tests: ['tests/server/api/personalCodeLimiter.test.ts'],
    edits: [
      {
        file: 'server/api/personalCodeLimiter.ts',
        find: "if (outcome.status === 'rejected' && isUnknown(outcome.reason)) {",
        put: "if (outcome.status === 'fulfilled' && isUnknown(outcome.value)) {",
      },
    ],
  },
  {
    name: "letters that leave the campaign's reminders on",
    tests: ['tests/server/letters/letters.test.ts'],
    edits: [
      {
        file: 'server/store/campaigns/stopCampaignMails.ts',
        find: '.set({ reminders_stopped: true })',
        put: '.set({ reminders_stopped: false })',
      },
    ],
  },
  {
    name: 'reminders by text message kept after they failed',
    tests: ['tests/server/mail/textMessagesAfterInvitations.test.ts'],
    edits: [
      {
        file: 'server/usecases/mail/sendMails.ts',
        find: "if (outcome === 'obsolete' || isUnlisted(mail)) return removeMail(tx, mail.id);",
        put: "if (outcome === 'obsolete' || (mail.channel === 'email' && isUnlisted(mail))) return removeMail(tx, mail.id);",
      },
    ],
  },
  {
    name: 'names that are web addresses in text messages',
    tests: ['tests/server/mail/textMessagesAfterInvitations.test.ts'],
    edits: [
      {
        file: 'server/usecases/mail/renderTextMessage.ts',
        find: "withoutAddresses(entered, 'reminder',",
        put: "withoutAddresses(entered, 'invitation',",
      },
    ],
  },
  {
    name: "text messages only to people who haven't finished",
    tests: ['tests/server/mail/textMessagesAfterInvitations.test.ts'],
    edits: [
      {
        file: 'server/usecases/mail/renderTextMessage.ts',
        find: "if (isFinished && template === 'reminder') return null;",
        put: 'if (isFinished) return null;',
      },
    ],
  },
  {
    name: 'new links by text message without a limit',
    tests: ['tests/server/mail/textMessagesAfterInvitations.test.ts'],
    edits: [
      {
        file: 'server/usecases/campaigns/participants.ts',
        find: 'if (!(await hasTextMessageLeft(tx, key)))',
        put: 'if ((await hasTextMessageLeft(tx, key)) && key.userId < 0)',
      },
    ],
  },
  {
    name: 'a mobile number that counts anew in another spelling',
    tests: ['tests/server/people/withoutAddress.test.ts'],
    edits: [
      {
        file: 'server/usecases/people/findNumberProblem.ts',
        find: 'return number.number === value ? null',
        put: 'return number.number !== null ? null',
      },
    ],
  },
  {
    name: 'text messages to a number that was replaced',
    tests: ['tests/server/mail/textMessages.test.ts'],
    edits: [
      {
        file: 'server/usecases/mail/renderTextMessage.ts',
        find: 'const to = await readDeliveryNumber(tx, mail);',
        put: 'const to = (await readDeliveryNumber(tx, mail)) && mail.to_address;',
      },
    ],
  },
  {
    name: 'a person without an address who can still sign in',
    tests: ['tests/server/people/withoutAddress.test.ts'],
    edits: [
      {
        file: 'server/store/signIn/findSignedIn.ts',
        find: ".where('users.email', 'is not', null)",
        put: '',
      },
    ],
  },
  {
    name: 'an employee ID that identifies two people',
    tests: ['tests/server/people/withoutAddress.test.ts'],
    edits: [
      {
        file: 'server/store/people/employeeIds.ts',
        find: "others.where('email', 'is', null)",
        put: "others.where('email', 'is', '')",
      },
    ],
  },
  {
    name: 'a logo that keeps the place where it was taken',
    tests: ['tests/server/branding/readLogo.test.ts'],
    edits: [
      {
        file: 'server/usecases/branding/images/readJpeg.ts',
        find: 'segments.filter(({ code }) => !isMetadata(code))',
        put: 'segments.filter(({ code }) => !isMetadata(code) || code === 0xe1)',
      },
    ],
  },
  {
    name: 'a small logo that unpacks to gigabytes',
    tests: ['tests/server/branding/readLogo.test.ts'],
    edits: [
      {
        file: 'server/usecases/branding/images/readPng.ts',
        find: '{ maxOutputLength: most }',
        put: '{ maxOutputLength: most + 2 ** 30 }',
      },
    ],
  },
  {
    name: 'a file name that leaves the folder of uploaded files',
    tests: ['tests/server/integrations/fileStores.test.ts'],
    edits: [
      {
        file: 'server/integrations/files/fileStore.ts',
        find: "if (!isFileName(name)) throw new Error('This is not the name of a stored file.');",
        put: "if (name === '/') throw new Error('This is not the name of a stored file.');",
      },
    ],
  },
  {
    name: 'sign-in addresses that can be guessed without a limit',
    tests: ['tests/server/branding/signInAddress.test.ts'],
    edits: [
      {
        file: 'server/api/createSignInBrandingReader.ts',
        find: 'for (const { key, limit } of networks) attempts.take(key, limit, now);',
        put: '',
      },
    ],
  },
  {
    name: 'sign-in addresses that one site can guess from many networks',
    tests: ['tests/server/branding/signInAddress.test.ts'],
    edits: [
      {
        file: 'server/api/createSignInBrandingReader.ts',
        find: 'rateLimitNetwork(ip, 48)',
        put: 'rateLimitNetwork(ip, 64)',
      },
    ],
  },
  {
    name: 'names for sign-in addresses that administrators try without a limit',
    tests: ['tests/server/branding/signInAddress.test.ts'],
    edits: [
      {
        file: 'server/api/v2/brandingRoutes.ts',
        find: 'if (await asksForName(deps, caller, draft.slug))',
        put: 'if ((await asksForName(deps, caller, draft.slug)) && draft.slug === null)',
      },
    ],
  },
  {
    name: 'a sign-in address that looks like the operators',
    tests: ['tests/domain/branding/accountSlug.test.ts'],
    edits: [
      {
        file: 'domain/branding/accountSlug.ts',
        find: '.some((part) => reservedParts.has(part))',
        put: '.every((part) => reservedParts.has(part))',
      },
    ],
  },
  {
    name: 'comments that team leads read',
    tests: ['tests/server/attack/comments.test.ts'],
    edits: [
      {
        file: 'contract/v2/additionalBenchmarkResults.ts',
        find: 'comments: readCall(forAdmins,',
        put: 'comments: readCall(benchmarkAccess,',
      },
    ],
  },
  {
    name: 'a presentation with an unescaped company name',
    tests: ['tests/server/exports/slides.test.ts'],
    edits: [
      {
        file: 'server/pptx/renderDeck.ts',
        find: 'file.company = deck.producer;',
        put: 'file.company = deck.company;',
      },
    ],
  },
  {
    name: 'a sign-in address that shows a suspended account',
    tests: ['tests/server/branding/signInAddress.test.ts'],
    edits: [
      {
        file: 'server/store/branding/findAccountBySlug.ts',
        find: ".where('accounts.status', 'in', usableAccountStatuses)",
        put: ".where('accounts.id', '>', 0)",
      },
    ],
  },
  {
    name: 'a small JPEG that takes seconds to decode',
    tests: ['tests/server/branding/readLogo.test.ts'],
    edits: [
      {
        file: 'server/usecases/branding/images/readJpeg.ts',
        find: ' || scans > maxScans',
        put: '',
      },
    ],
  },
  {
    name: 'logos of one account that all others wait for',
    tests: ['tests/server/branding/printedLogos.test.ts'],
    edits: [
      {
        file: 'server/images/logoPrinter.ts',
        find: 'pool.run(String(accountId), {',
        put: 'pool.run(name, {',
      },
    ],
  },
  {
    name: 'a damaged logo that is decoded for each document',
    tests: ['tests/server/branding/printedLogos.test.ts'],
    edits: [
      {
        file: 'server/images/logoPrinter.ts',
        find: 'if (!isWaiting) failed.set(',
        put: 'if (isWaiting) failed.set(',
      },
    ],
  },
  {
    name: 'a logo that decodes to another size than was checked',
    tests: ['tests/server/branding/printedLogos.test.ts'],
    edits: [
      {
        file: 'server/images/decodeImage.ts',
        find: 'if (image.width !== width || image.height !== height)',
        put: 'if (image.width < 0)',
      },
    ],
  },
  {
    name: 'a home page that lists the surveys of other people',
    tests: ['tests/server/home/home.test.ts', 'tests/server/home/surveyTasks.test.ts'],
    edits: [
      {
        file: 'server/store/home/openBenchmarks.ts',
        find: `and p.user_id = \${userId}::int and`,
        put: `and p.user_id <> \${userId}::int and`,
      },
    ],
  },
  {
    name: 'a home page that counts the feedback requested from other people',
    tests: ['tests/server/home/home.test.ts', 'tests/server/home/surveyTasks.test.ts'],
    edits: [
      {
        file: 'server/store/home/openAssessments.ts',
        find: `and a.user_id = \${userId}::int and a.kind`,
        put: `and \${userId}::int > 0 and a.kind`,
      },
    ],
  },
  {
    name: 'a home page that can be read while another account is viewed',
    tests: ['tests/server/home/home.test.ts', 'tests/server/home/surveyTasks.test.ts'],
    edits: [
      {
        file: 'server/usecases/home/readHome.ts',
        find: '  refuseEmulation(caller);\n',
        put: '',
      },
    ],
  },
  {
    name: 'participation of a cycle counted when it is read',
    tests: [
      'tests/server/metricResults/metricResults.test.ts',
      'tests/server/metricResults/releasedParticipation.test.ts',
    ],
    edits: [
      {
        file: 'server/usecases/metricResults/readPublishedMetrics.ts',
        find: 'if (final_finished_percent !== null)',
        put: 'if (final_finished_percent === -1)',
      },
    ],
  },
  {
    name: 'participation of a cycle for chosen people told to leads',
    tests: [
      'tests/server/metricResults/metricResults.test.ts',
      'tests/server/metricResults/releasedParticipation.test.ts',
    ],
    edits: [
      {
        file: 'server/usecases/metricResults/readPublishedMetrics.ts',
        find: '!isPublished || !(await canSeeParticipation(tx, caller, campaign))',
        put: '!isPublished',
      },
    ],
  },
  {
    name: 'feedback accepted after every form of a person',
    tests: ['tests/server/survey/submittingAssessments.test.ts'],
    edits: [
      {
        file: 'server/usecases/assignments/assignmentParticipation.ts',
        find: 'if (assignment.campaign_id !== null && (await lockFeedbackOfPerson(tx, assignment))) return;',
        put: '',
      },
    ],
  },
  {
    name: 'feedback of applicants published without their names removed',
    tests: ['tests/server/hiring/interviews.test.ts'],
    edits: [
      {
        file: 'server/usecases/hiring/publishApplicantFeedback.ts',
        find: 'outsiders: await listApplicantsForRedaction(tx, id),',
        put: 'outsiders: [],',
      },
    ],
  },
  {
    name: 'undone stage moves that count as reached',
    tests: ['tests/server/hiring/interviews.test.ts'],
    edits: [
      {
        file: 'server/store/hiring/applicants.ts',
        find: 'past.undone_on is null',
        put: 'true',
      },
    ],
  },
  {
    name: "another interviewer's note deleted",
    tests: ['tests/server/hiring/interviews.test.ts'],
    edits: [
      {
        file: 'server/usecases/hiring/changeApplicantNotes.ts',
        find: 'if (note?.written_by !== caller.person.user.id)',
        put: 'if (!note)',
      },
    ],
  },
  {
    name: 'a benchmark file with problems in some rows loaded without them',
    tests: ['tests/server/results/benchmarkFile.test.ts'],
    edits: [
      {
        file: 'server/usecases/benchmarks/changeBenchmarkFile.ts',
        find: 'if (problems.length > 0)',
        put: 'if (rows.length === 0)',
      },
    ],
  },
  {
    name: 'a benchmark file that overwrites the one of another administrator',
    tests: ['tests/server/results/benchmarkFile.test.ts'],
    edits: [
      {
        file: 'server/usecases/benchmarks/changeBenchmarkFile.ts',
        find: 'if (replaces !== null && replaced === null)',
        put: 'if (replaces !== null && replaces < 0)',
      },
      {
        file: 'server/usecases/benchmarks/changeBenchmarkFile.ts',
        find: 'const replaced = replaces === null ? null : await deleteBenchmarkFile(tx, replaces);',
        put: 'const replaced = replaces === null || !current ? null : await deleteBenchmarkFile(tx, current.id);',
      },
    ],
  },
  {
    name: 'a free seat of a live session given past the wait list',
    tests: ['tests/server/sessions/registrations.test.ts', 'tests/domain/sessions/seats.test.ts'],
    edits: [
      {
        file: 'domain/sessions/seats.ts',
        find: 'waiting > 0 ? 0 : Math.max(0, capacity - held);',
        put: 'Math.max(0, capacity - held - waiting + waiting + (waiting > 0 ? 1 : 0));',
      },
    ],
  },
  {
    name: 'an expired offer of a seat accepted',
    tests: ['tests/server/sessions/registrations.test.ts'],
    edits: [
      {
        file: 'server/usecases/sessions/acceptOffer.ts',
        find: 'own.offer_expires_at !== null && new Date(own.offer_expires_at) > now;',
        put: 'own.offer_expires_at !== null && now.getTime() > 0;',
      },
    ],
  },
  {
    name: 'people of another lead’s team registered in a group',
    tests: ['tests/server/sessions/registrations.test.ts'],
    edits: [
      {
        file: 'server/usecases/sessions/registerGroup.ts',
        find: 'const leaderId = isAdmin(user) ? null : user.id;',
        put: 'const leaderId = isAdmin(user) ? null : null;',
      },
    ],
  },
  {
    name: 'the join link outside of its window',
    tests: ['tests/server/sessions/registrations.test.ts', 'tests/domain/sessions/sessionTimes.test.ts'],
    edits: [
      {
        file: 'domain/sessions/sessionTimes.ts',
        find: 'joinOpens(session) <= now && !hasEnded(session, now);',
        put: 'joinOpens(session).getTime() > 0 && now.getTime() > 0;',
      },
    ],
  },
  {
    name: 'a second online meeting after a lost response',
    tests: ['tests/server/sessions/meetings.test.ts'],
    edits: [
      {
        file: 'server/usecases/sessions/meetings/syncMeetings.ts',
        find: 'provider.findOrCreate(external_id, facts);',
        put: `provider.findOrCreate(\`\${external_id} \${attempts} \${facts.minutes}\`, facts);`,
      },
    ],
  },
  {
    name: 'hidden profiles in the what-if of a constellation',
    tests: ['tests/server/attack/whatIf.test.ts'],
    edits: [
      {
        file: 'server/store/metricResults/metricProfiles.ts',
        find: `or h.user_id is not null or c.released_to <> 'self'`,
        put: `or c.id > 0`,
      },
      {
        file: 'domain/metricResults/profileVisibility.ts',
        find: "if (reader.isSelf) return 'own';",
        put: "if (reader.isSelf || reader.isAdmin) return 'own';",
      },
    ],
  },
  {
    name: 'an online meeting that outlives its canceled session',
    tests: ['tests/server/sessions/meetings.test.ts'],
    edits: [
      {
        file: 'server/usecases/sessions/meetings/syncMeetings.ts',
        find: 'if (known !== null) await provider.remove(known);',
        put: 'if (known === "") await provider.remove(known);',
      },
    ],
  },
  {
    name: 'single answers of feedback shown, of a live session and of a course',
    tests: ['tests/server/sessions/organizers.test.ts', 'tests/server/learning/ratings.test.ts'],
    edits: [
      {
        file: 'server/store/feedback/feedbackBatches.ts',
        find: 'having count(*) =',
        put: 'having count(*) <=',
      },
    ],
  },
  {
    name: 'the reason of a team action shown to everyone who sees it',
    tests: ['tests/server/actions/teamActions.test.ts', 'tests/server/actions/chooseFocus.test.ts'],
    edits: [
      {
        file: 'server/usecases/actions/readTeamAction.ts',
        find: "  if (!reachesTier(caller.person, 'supervisor', deps.clock.now())) return null;",
        put: "  caller = { ...caller, person: { ...caller.person, user: { ...caller.person.user, permissions: ['local_admin'] } } };",
      },
    ],
  },
  {
    name: 'a focus for the team of another lead',
    tests: ['tests/server/actions/teamActions.test.ts', 'tests/server/actions/chooseFocus.test.ts'],
    edits: [
      {
        file: 'server/usecases/actions/createTeamAction.ts',
        find: 'if (!focus.groups.some((group) => group.team_id === team_id))',
        put: 'if (focus.groups.length === 0)',
      },
    ],
  },
  {
    name: 'team actions visible to the team by default',
    tests: ['tests/server/actions/teamActions.test.ts', 'tests/server/actions/chooseFocus.test.ts'],
    edits: [
      {
        file: 'domain/actions/actionAccess.ts',
        find: 'return action.visible_to_team && isInGroup ?',
        put: 'return isInGroup ?',
      },
    ],
  },
  {
    name: 'an owner whom the lead doesn’t see',
    tests: ['tests/server/actions/teamActions.test.ts', 'tests/server/actions/chooseFocus.test.ts'],
    edits: [
      {
        file: 'server/usecases/actions/actionOwner.ts',
        find: '!isLimitedToLedTeams(caller) ||',
        put: 'ownerId > 0 ||',
      },
    ],
  },
  {
    name: 'one notification for each action that is due',
    tests: ['tests/server/actions/teamActions.test.ts', 'tests/server/actions/chooseFocus.test.ts'],
    edits: [
      {
        file: 'server/store/actions/dueActions.ts',
        find: 'set notified_before = true,',
        put: 'set notified_before = false,',
      },
    ],
  },
  {
    name: 'follow-up pulses about teams of other leads',
    tests: ['tests/server/followUps/followUps.test.ts', 'tests/server/followUps/followUpResults.test.ts'],
    edits: [
      {
        file: 'server/usecases/followUps/readFollowUpFocus.ts',
        find: 'if (isLead && team.leader_id !== caller.person.user.id)',
        put: 'if (isLead && team.leader_id === null)',
      },
    ],
  },
  {
    name: 'leads who manage pulses beyond their own teams',
    tests: ['tests/server/followUps/followUps.test.ts', 'tests/server/followUps/followUpResults.test.ts'],
    edits: [
      {
        file: 'server/usecases/followUps/scheduleFollowUp.ts',
        find: 'return teams.every(({ leader_id }) => leader_id === caller.person.user.id);',
        put: 'return teams.length > 0;',
      },
    ],
  },
  {
    name: 'follow-up pulses to chosen groups of k people',
    tests: ['tests/domain/followUps/followUps.test.ts'],
    edits: [
      {
        file: 'domain/followUps/followUpGroups.ts',
        find: "audience: kind === 'company' ? 'everyone' : 'chosen'",
        put: "audience: kind === 'company' ? 'everyone' : 'everyone'",
      },
    ],
  },
  {
    name: 'results of a follow-up pulse that asked other people',
    tests: [
      'tests/server/followUps/followUps.test.ts',
      'tests/server/followUps/followUpResults.test.ts',
      'tests/domain/followUps/followUps.test.ts',
    ],
    edits: [
      {
        file: 'domain/followUps/followUpResult.ts',
        find: "if (!facts.isAsOffered) return 'changed';",
        put: "if (!facts.isAsOffered && campaign.status === 'open') return 'changed';",
      },
    ],
  },
  {
    name: 'earlier scores of other leads’ teams in a shared follow-up pulse',
    tests: ['tests/server/followUps/followUps.test.ts', 'tests/server/followUps/followUpResults.test.ts'],
    edits: [
      {
        file: 'server/usecases/followUps/readFollowUp.ts',
        find: 'const seesAllGroups = !isLimitedToLedTeams(caller);',
        put: 'const seesAllGroups = true;',
      },
    ],
  },
  {
    name: 'earlier scores of a whole audience in a shared follow-up pulse',
    tests: ['tests/server/followUps/followUps.test.ts', 'tests/server/followUps/followUpResults.test.ts'],
    edits: [
      {
        file: 'server/usecases/followUps/readFollowUp.ts',
        find: 'return isSameGroup && sees(audience) ?',
        put: 'return isSameGroup ?',
      },
    ],
  },
  {
    name: 'team actions changed by a former lead',
    tests: [
      'tests/server/actions/teamActions.test.ts',
      'tests/server/actions/chooseFocus.test.ts',
      'tests/domain/actions/actionAccess.test.ts',
    ],
    edits: [
      {
        file: 'domain/actions/actionAccess.ts',
        find: 'if (isAdmin || leadsTeam)',
        put: 'if (isAdmin || leadsTeam || action.created_by === userId)',
      },
    ],
  },
  {
    name: 'courses that a rule recommends offered only to those whom it concerns',
    tests: ['tests/domain/learning/learningRules.test.ts'],
    edits: [
      {
        file: 'domain/learning/learningRules.ts',
        find: '    reasons.set(rule.course_id, reason === null ? known : [...known, reason]);',
        put: '    if (reason !== null) reasons.set(rule.course_id, [...known, reason]);',
      },
    ],
  },
  {
    name: 'a course started without its prerequisites',
    tests: ['tests/server/learning/prerequisites.test.ts'],
    edits: [
      {
        file: 'server/usecases/learning/own/startCourse.ts',
        find: 'if (access.missing !== null)',
        put: 'if (access.missing !== null && access.source !== "self")',
      },
    ],
  },
  {
    name: 'lessons of another person completed',
    tests: ['tests/server/learning/learner.test.ts'],
    edits: [
      {
        file: 'server/store/learning/enrolments.ts',
        find: "    .where('account_id', '=', accountId)\n    .where('user_id', '=', userId);",
        put: "    .where('account_id', '=', accountId);",
      },
    ],
  },
  {
    name: 'a package whose unpacked files take more space than there is',
    tests: ['tests/server/learning/packages/hostilePackages.test.ts'],
    edits: [
      {
        file: 'server/usecases/learning/files/finishUpload.ts',
        find: '      await requireFileSpace(tx);\n',
        put: '',
      },
    ],
  },
  {
    name: 'a slow server that stores an outdated meeting of a session',
    tests: ['tests/server/sessions/meetingClaims.test.ts'],
    edits: [
      {
        file: 'server/store/sessions/eventMeetings.ts',
        find: `\`id = \${id} and next_attempt_at = \${leasedUntil}::timestamptz\``,
        put: `\`id = \${id} and \${leasedUntil}::timestamptz is not null\``,
      },
    ],
  },
  {
    name: "learning reports that show leads other leads' people",
    tests: ['tests/server/learning/reports/reportAccess.test.ts'],
    edits: [
      {
        file: 'server/usecases/learning/reports/reportContext.ts',
        find: 'leaderId: userId };',
        put: 'leaderId: null };',
      },
    ],
  },
  {
    name: 'the answers of a quiz sent with its course',
    tests: ['tests/server/learning/learner.test.ts'],
    edits: [
      {
        file: 'server/usecases/learning/own/readOwnCourse.ts',
        find: "const isSent = enrolmentId !== null && kind !== 'quiz';",
        put: 'const isSent = enrolmentId !== null;',
      },
    ],
  },
  {
    name: 'files of lessons opened by anyone who is signed in',
    tests: ['tests/server/learning/files/lessonFiles.test.ts'],
    edits: [
      {
        file: 'server/store/learning/enrolments.ts',
        find: "return (await ownEnrolments(tx, learner).where('id', '=', id).executeTakeFirst()) ?? null;",
        put: "return (await tx.selectFrom('enrolments').select(enrolmentColumns).where('id', '=', id).where('account_id', '=', learner.accountId).executeTakeFirst()) ?? null;",
      },
    ],
  },
  {
    name: 'reports of packages saved with the token of another person',
    tests: ['tests/server/learning/packages/packages.test.ts'],
    edits: [
      {
        file: 'server/store/learning/packages.ts',
        find: "    .where('account_id', '=', accountId)\n    .where('user_id', '=', userId)\n",
        put: "    .where('account_id', '=', accountId)\n",
      },
    ],
  },
  {
    name: 'notes of learners that everyone in the account can read',
    tests: ['tests/server/learning/notes.test.ts'],
    edits: [
      {
        file: 'server/store/migrations/104_lesson_notes.ts',
        find: "await isolate(db, 'lesson_notes', ownAccountAndPerson);",
        put: "await isolate(db, 'lesson_notes');",
      },
    ],
  },
  {
    name: 'a package completed with any of its parts',
    tests: [
      'tests/domain/learning/packages/packageParts.test.ts',
      'tests/server/learning/packages/packageParts.test.ts',
    ],
    edits: [
      {
        file: 'domain/learning/packages/packageParts.ts',
        find: 'isCompleted: parts.every(',
        put: 'isCompleted: parts.some(',
      },
    ],
  },
  {
    name: 'the app served on the content host of packages',
    tests: ['tests/server/learning/packages/packages.test.ts'],
    edits: [
      {
        file: 'server/plugins/separateContentHost.ts',
        find: "if (isContentHost && !isPackage && !playerPath.test(request.url)) throw new Refusal('not_found');",
        put: '',
      },
    ],
  },
  {
    name: 'lessons with files that contain scripts',
    tests: ['tests/server/learning/files/uploads.test.ts'],
    edits: [
      {
        file: 'server/usecases/learning/files/detectFileType.ts',
        find: 'if (type !== null && accepted.includes(type)) return type;',
        put: "return type ?? 'application/pdf';",
      },
    ],
  },
  {
    name: 'pages of this site embedded in lessons',
    tests: ['tests/domain/learning/learnerProgress.test.ts'],
    edits: [
      {
        file: 'domain/learning/lessonOrigins.ts',
        find: 'const isAllowed = origin !== undefined && !isOwn && allowed.includes(origin);',
        put: 'const isAllowed = origin !== undefined && allowed.includes(origin);',
      },
    ],
  },
  {
    name: 'right answers of a quiz sent while attempts are left',
    tests: ['tests/server/learning/quiz/quizzes.test.ts'],
    edits: [
      {
        file: 'domain/learning/quiz/quizAttempts.ts',
        find: 'return attemptsLeft(count) === 0;',
        put: 'return count.used > 0;',
      },
    ],
  },
  {
    name: 'options of a quiz in the order of their author',
    tests: ['tests/domain/learning/quiz/drawQuestions.test.ts'],
    edits: [
      {
        file: 'domain/learning/quiz/drawQuestions.ts',
        find: '  const shuffled = shuffleBySeed(written, (index) => index, ',
        put: '  const shuffled = shuffleBySeed(written, () => 0, ',
      },
    ],
  },
  {
    name: 'an attempt at a quiz of another person',
    tests: ['tests/server/learning/quiz/quizzes.test.ts'],
    edits: [
      {
        file: 'server/store/learning/quizAttempts.ts',
        find: "    .where('user_id', '=', userId);",
        put: "    .where('user_id', '>', userId * 0);",
      },
      {
        file: 'server/store/learning/enrolments.ts',
        find: "    .where('user_id', '=', userId);",
        put: "    .where('user_id', '>', userId * 0);",
      },
    ],
  },
  {
    name: 'a submitted attempt that is scored again',
    tests: ['tests/server/learning/quiz/quizzes.test.ts'],
    edits: [
      {
        file: 'server/usecases/learning/quiz/submitAttempt.ts',
        find: '    if (attempt.submitted_at !== null) return presentQuiz(opened);',
        put: '',
      },
      {
        file: 'server/store/learning/quizAttempts.ts',
        find: "    .where('submitted_at', 'is', null)",
        put: '',
      },
      {
        file: 'server/store/learning/quizAttempts.ts',
        find: `where id = \${attemptId} and submitted_at is null returning id`,
        put: `where id = \${attemptId} returning id`,
      },
    ],
  },
  {
    name: 'a certificate that another person downloads',
    tests: ['tests/server/learning/quiz/certificates.test.ts'],
    edits: [
      {
        file: 'server/store/learning/certificates.ts',
        find: "    .where('user_id', '=', userId)\n    .where('id', '=', id)",
        put: "    .where('user_id', '>', userId * 0)\n    .where('id', '=', id)",
      },
    ],
  },
  {
    name: 'a revoked certificate shown as valid',
    tests: ['tests/server/learning/quiz/certificates.test.ts'],
    edits: [
      {
        file: 'domain/learning/certificates.ts',
        find: "  if (revoked_on !== null) return 'revoked';",
        put: '  void revoked_on;',
      },
    ],
  },
  {
    name: 'private sprints that administrators read',
    tests: [ownSprints, 'tests/server/builder/privateSprints.test.ts'],
    edits: [
      {
        file: 'server/store/migrations/099_own_sprints.ts',
        find: `(not is_private or \${ownPerson} or \${platform})`,
        put: `(true or \${ownPerson} or \${platform})`,
      },
    ],
  },
  {
    name: 'the content of a private sprint in the audit log',
    tests: [ownSprints],
    edits: [
      {
        file: 'server/usecases/builder/ownSprints/ownSprintAccess.ts',
        find: 'sprint.is_private ? {} : { before, after }',
        put: '{ before, after }',
      },
    ],
  },
  {
    name: 'sprints of other teams read by their number',
    tests: [ownSprints],
    edits: [
      {
        file: 'server/store/builder/ownSprints.ts',
        find: `s.id = \${id}::int and \${isTheirs(owner)}`,
        put: `s.id = \${id}::int`,
      },
    ],
  },
  {
    name: 'a calendar that drops a survey once it is answered',
    tests: ['tests/server/calendar/calendar.test.ts'],
    edits: [
      {
        file: 'server/store/calendar/listOwnEntries.ts',
        find: "p.invitation_state <> 'withdrawn'",
        put: "p.invitation_state <> 'withdrawn' and p.status <> 'finished'",
      },
    ],
  },
  {
    name: 'a replaced calendar feed that still works',
    tests: ['tests/server/calendar/calendar.test.ts'],
    edits: [
      {
        file: 'server/store/calendar/calendarFeeds.ts',
        find: 'doUpdateSet({ token_hash, created_at })',
        put: 'doUpdateSet({ created_at })',
      },
    ],
  },
  {
    name: 'shares of all feedback answers instead of their batches',
    tests: ['tests/domain/feedback/feedbackBatches.test.ts'],
    edits: [
      {
        file: 'domain/feedback/feedbackBatches.ts',
        find: 'return favorable - (favorable % 2);',
        put: 'return favorable;',
      },
    ],
  },
  {
    name: 'guesses at check-in codes without a limit',
    tests: ['tests/server/sessions/organizers.test.ts'],
    edits: [
      {
        file: 'server/api/v2/mySessionRoutes.ts',
        find: 'wrongCodes.take(key, checkInLimit, now);',
        put: '',
      },
    ],
  },
  {
    name: 'seats kept for deactivated people',
    tests: ['tests/server/sessions/organizers.test.ts'],
    edits: [
      {
        file: 'server/usecases/sessions/advanceSessions.ts',
        find: 'if (!hasBegun(session, now)) await endInactive',
        put: 'if (session.capacity < 0) await endInactive',
      },
    ],
  },
  {
    name: 'texts of quizzes read by administrators of accounts',
    tests: ['tests/server/learning/quiz/quizzes.test.ts'],
    edits: [
      {
        file: 'server/api/rest/learningOverrides.ts',
        find: 'isPlatformAdmin(person.user) ? lessons : lessonsWithoutText;',
        put: 'isPlatformAdmin(person.user) ? lessons : lessons;',
      },
    ],
  },
  {
    name: 'the content of an administrator’s own private sprint in the audit log',
    tests: [ownSprints],
    edits: [
      {
        file: 'server/usecases/builder/changeSprintStatus.ts',
        find: "if (sprint.is_private) throw new Refusal('not_found');",
        put: '',
      },
    ],
  },
  {
    name: 'private sprints among the records of administrators',
    tests: [ownSprints],
    edits: [
      {
        file: 'server/store/builder/sprints.ts',
        find: 'sql<SqlBool>`not is_private`',
        put: 'sql<SqlBool>`true`',
      },
    ],
  },
  {
    name: 'steps of private sprints in the feed of a calendar',
    tests: ['tests/server/calendar/calendar.test.ts'],
    edits: [
      {
        file: 'server/usecases/calendar/readFeed.ts',
        find: 'isFeed: true',
        put: 'isFeed: false',
      },
    ],
  },
  {
    name: 'a moved session that keeps its SEQUENCE in the feed of a calendar',
    tests: ['tests/server/calendar/sessionsInFeed.test.ts'],
    edits: [
      {
        file: 'server/usecases/calendar/toFeedItem.ts',
        find: '    sequence,',
        put: '    sequence: sequence * 0,',
      },
    ],
  },
  {
    name: 'a chosen topic whose change is tested alone',
    tests: [chosenTopics],
    edits: [
      {
        file: 'domain/scoring/differenceWords.ts',
        find: 'twoSidedP(difference) * Math.max(1, candidates)',
        put: 'twoSidedP(difference) * Math.min(1, candidates)',
      },
    ],
  },
  {
    name: 'low scores that are tested one by one',
    tests: [chosenTopics],
    edits: [
      {
        file: 'domain/scoring/clearlyLowScores.ts',
        find: 'p !== null && p <= limit',
        put: 'p !== null && p <= Math.max(limit, 0.05)',
      },
    ],
  },
  {
    name: 'the gap of a focus without the error of the company',
    tests: ['tests/domain/actions/focusCandidates.test.ts'],
    edits: [
      {
        file: 'domain/actions/focusCandidates.ts',
        find: 'pairOfGroups(own, company).compared',
        put: 'pairOfGroups(own, { ...company, margin: 0 }).compared',
      },
    ],
  },
  {
    name: 'agreement of stakeholders with what chance adds',
    tests: ['tests/domain/builder/blueprintProfile.test.ts'],
    edits: [
      {
        file: 'domain/builder/blueprintProfile.ts',
        find: 'Math.max(0, (count * w - 1) / (count - 1))',
        put: 'w',
      },
    ],
  },
];
