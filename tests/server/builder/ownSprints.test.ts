import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import {
  call,
  check,
  clearSprints,
  homeTasks,
  listed,
  read,
  sprintSteps,
  startSprints,
  type TestSprints,
} from './testSprints.ts';

let server: TestServer;
let account: TestSprints['account'];
let people: TestSprints['people'];
let as: TestSprints['as'];
let teamId: TestSprints['teamId'];

beforeAll(async () => {
  ({ server, account, people, as, teamId } = await startSprints());
});
afterAll(() => server.close());
beforeEach(() => clearSprints(server));

const { aSprint, auditOf, ofTeam } = sprintSteps(() => ({ server, account, people, as, teamId }));

describe('SPRINT-01 the sprints of a person', () => {
  test('are their own and those of their teams, with the step of today; others see none', async () => {
    const own = await aSprint();
    const team = await aSprint({ ...ofTeam(), title: 'Of the team' });
    await aSprint({ status: 'draft', title: 'Prepared' });
    expect(await listed(as.member)).toMatchObject([
      { sprint_id: team.id, team: 'Dispatch' },
      {
        sprint_id: own.id,
        team: null,
        metric: 'listening',
        phase: 'running',
        done: 0,
        total: 3,
        in_a_row: null,
        current: { step_id: own.steps[1], action: 'Action of day 3', due_on: '2026-11-21' },
        next: { step_id: own.steps[2], due_on: '2026-11-28' },
      },
    ]);
    expect(await listed(as.lead)).toMatchObject([{ sprint_id: team.id }]);
    for (const other of [as.outsider, as.foreigner, as.applicant]) {
      expect(await listed(other)).toEqual([]);
      for (const { id, steps } of [own, team]) {
        expect((await call(other, 'own_sprint', { sprint_id: id })).status).toBe(404);
        expect((await check(other, steps[0])).status).toBe(404);
        const text = { sprint_id: id, text: 'Mine', version: '2026-11-21T09:00:00.000Z' };
        expect((await call(other, 'save_retrospective', text)).status).toBe(404);
        expect((await call(other, 'end_sprint', { sprint_id: id, status: 'finished' })).status).toBe(404);
      }
    }
    expect((await call(server.visitor(), 'own_sprints')).status).toBe(401);
  });

  test('have today’s step by the person’s own calendar', async () => {
    const { steps } = await aSprint();
    server.clock.set(new Date('2026-11-20T23:30:00.000Z')); // Already Saturday in Berlin.
    const stepIn = async (time_zone: string | null) =>
      (await listed(as.member, { time_zone }))[0].current.step_id;
    expect(await stepIn(null)).toBe(steps[1]);
    expect(await stepIn('America/Los_Angeles')).toBe(steps[0]);
    await check(as.member, steps[0], true, { time_zone: 'America/Los_Angeles' });
    const [sprint] = await listed(as.member, { time_zone: 'America/Los_Angeles' });
    expect(sprint).toMatchObject({ current: null, done: 1 });
  });

  test('praise three steps in a row, and never mention one that was left out', async () => {
    const { id, steps } = await aSprint({}, [1, 2, 2, 3]);
    for (const step of steps.slice(0, 3)) await check(as.member, step);
    expect((await read(as.member, id)).in_a_row).toBe(3);
    await check(as.member, steps[1], false);
    expect((await read(as.member, id)).in_a_row).toBeNull();
  });

  test('wait on the home page while a step is open', async () => {
    const { id, steps } = await aSprint({}, [3, 10]);
    expect(await homeTasks(as.member)).toMatchObject([
      { kind: 'sprint', context: 'Action of day 3', due_on: null, path: `/dei-builder?sprint=${id}` },
    ]);
    expect(await homeTasks(as.colleague)).toEqual([]);
    await check(as.member, steps[0]);
    expect(await homeTasks(as.member)).toEqual([]);
    for (let more = 0; more < 4; more += 1) await aSprint();
    expect(await homeTasks(as.member)).toMatchObject([{ kind: 'sprint', count: 4, path: '/dei-builder' }]);
  });
});

describe('a step', () => {
  test('is done once, by whoever in the team checks it off first, and can be opened again', async () => {
    const { id, steps } = await aSprint(ofTeam());
    const replies = await Promise.all([check(as.member, steps[0]), check(as.member, steps[0])]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    await check(as.colleague, steps[0]);
    const [first] = (await read(as.lead, id)).steps;
    expect(first).toMatchObject({ done_on: '2026-11-21', done_by: 'Mia Berg' });
    expect(await auditOf('sprint_steps', steps[0] ?? 0)).toHaveLength(1);
    expect((await check(as.colleague, steps[0], false)).body.message).toBe('Step is open again.');
    await check(as.colleague, steps[0], false);
    expect((await read(as.lead, id)).done).toBe(0);
    expect(await auditOf('sprint_steps', steps[0] ?? 0)).toHaveLength(2);
  });

  test('can’t change once the sprint has ended, and needs its id', async () => {
    const { steps } = await aSprint({ status: 'finished' });
    expect((await check(as.member, steps[0])).body.code).toBe('sprint_over');
    expect((await check(as.member, undefined)).status).toBe(422);
    expect((await call(as.member, 'check_step', { step_id: steps[0] })).status).toBe(422);
  });
});

describe('SPRINT-05 a retrospective', () => {
  const save = (client: Client, sprint_id: number, text: string, version: string) =>
    call(client, 'save_retrospective', { sprint_id, text, version });

  test('is one text of the team, and a save based on an older text is refused', async () => {
    const { id } = await aSprint({ ...ofTeam(), status: 'finished' });
    const { version } = await read(as.member, id);
    expect((await save(as.member, id, ' It worked. ', version)).status).toBe(200);
    expect((await save(as.member, id, 'It worked.', version)).status).toBe(200); // A retry of the same text.
    expect((await save(as.colleague, id, 'Mine', version)).body.code).toBe('conflict');
    const newer = await read(as.colleague, id);
    expect(newer.retrospective).toBe('It worked.');
    expect((await save(as.colleague, id, 'Ours', newer.version)).status).toBe(200);
    expect((await read(as.lead, id)).retrospective).toBe('Ours');
  });

  test('has at most 4,000 characters', async () => {
    const { id } = await aSprint();
    const { version } = await read(as.member, id);
    expect((await save(as.member, id, 'x'.repeat(4_000), version)).status).toBe(200);
    expect((await save(as.member, id, 'x'.repeat(4_001), version)).status).toBe(422);
  });
});

describe('a sprint', () => {
  test('of a team is ended by its lead, and one of a person by that person', async () => {
    const team = await aSprint(ofTeam());
    const own = await aSprint();
    const end = (client: Client, sprint_id: number, status = 'finished') =>
      call(client, 'end_sprint', { sprint_id, status });
    expect((await read(as.member, team.id)).can_manage).toBe(false);
    expect((await end(as.member, team.id)).status).toBe(403);
    expect((await end(as.lead, team.id)).status).toBe(200);
    expect((await end(as.lead, team.id)).status).toBe(200);
    expect((await end(as.lead, team.id, 'cancelled')).body.code).toBe('status_change');
    expect((await end(as.member, own.id, 'cancelled')).body.message).toBe('Sprint canceled.');
    expect((await end(as.member, own.id, 'draft')).status).toBe(422);
    expect((await auditOf('sprints', team.id)).map(({ changes }) => changes)).toEqual([
      { status: ['running', 'finished'] },
    ]);
  });
});

describe('SPRINT-03 a template', () => {
  const offer = (client: Client, sprint_id: number, is_template = true) =>
    call(client, 'set_template', { sprint_id, is_template });
  const startFrom = (client: Client, template_id: number, facts: object = {}) =>
    call(client, 'start_sprint', {
      request_key: randomUUID(),
      template_id,
      team_id: null,
      starts_on: '2026-11-21',
      nudges: true,
      rhythm: 'weekly',
      ...facts,
    });
  const aTemplate = async () => {
    const added = await aSprint({ user_id: people.admin.id, status: 'draft', retrospective: 'Never shown' });
    expect((await offer(as.admin, added.id)).status).toBe(200);
    return added.id;
  };

  test('is offered by administrators only, and needs steps', async () => {
    const { id } = await aSprint({ status: 'draft' });
    for (const client of [as.member, as.lead]) expect((await offer(client, id)).status).toBe(403);
    expect((await offer(as.foreigner, id)).status).toBe(404);
    expect((await offer(as.admin, (await aSprint({}, [])).id)).body.code).toBe('sprint_empty');
    expect((await startFrom(as.member, id)).status).toBe(404);
    await offer(as.admin, id);
    const { templates, teams } = (await call(as.lead, 'templates')).body;
    expect(templates).toMatchObject([{ template_id: id, title: 'Listen first', days: 28 }]);
    expect(teams).toEqual([{ team_id: teamId, name: 'Dispatch' }]);
    expect(Object.keys(templates[0])).toEqual(['template_id', 'title', 'purpose', 'days', 'steps']);
    expect((await call(as.member, 'templates')).body.teams).toEqual([]);
    expect((await call(as.foreigner, 'templates')).body.templates).toEqual([]);
    expect((await startFrom(as.foreigner, id)).status).toBe(404);
    expect((await call(as.applicant, 'templates')).body).toEqual({ templates: [], teams: [] });
    expect((await startFrom(as.applicant, id)).status).toBe(403);
    await offer(as.admin, id, false);
    expect((await call(as.lead, 'templates')).body.templates).toEqual([]);
  });

  test('starts a sprint once, however often the request is repeated', async () => {
    const template = await aTemplate();
    const request_key = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => startFrom(as.member, template, { request_key })));
    const ids = new Set(replies.map(({ body }) => body.id));
    expect([replies.map(({ status }) => status), ids.size]).toEqual([[200, 200, 200], 1]);
    const [sprint] = await listed(as.member);
    expect(sprint).toMatchObject({ starts_on: '2026-11-21', ends_on: '2026-12-18', total: 3, done: 0 });
    expect(await read(as.member, sprint.sprint_id)).toMatchObject({ is_private: true, retrospective: '' });
    expect((await startFrom(as.outsider, template, { request_key })).status).toBe(409);
  });

  test('starts for a team only by its lead', async () => {
    const template = await aTemplate();
    for (const client of [as.member, as.admin])
      expect((await startFrom(client, template, { team_id: teamId })).body.problems).toMatchObject([
        { field: 'team_id' },
      ]);
    const { body } = await startFrom(as.lead, template, { team_id: teamId });
    expect(await read(as.colleague, body.id)).toMatchObject({ team: 'Dispatch', is_private: false });
    const path = `/api/v2/resources/sprints/${body.id}`;
    expect((await as.admin.get(path)).body.team_id).toBe(teamId);
  });

  test('starts today or within 90 days, and at most ten at a time', async () => {
    const template = await aTemplate();
    for (const [starts_on, problem] of [
      ['2026-11-20', 'past'],
      ['2027-02-20', 'tooFarAhead'],
      ['2026-02-30', 'date'],
    ])
      expect((await startFrom(as.member, template, { starts_on })).body.problems).toMatchObject([
        { field: 'starts_on', problem },
      ]);
    for (let started = 0; started < 10; started += 1)
      expect((await startFrom(as.member, template, { starts_on: '2027-02-19' })).status).toBe(200);
    expect((await startFrom(as.member, template)).body.code).toBe('sprints_full');
  });

  test('SPRINT-02 started by an administrator for themselves isn’t among the records whose changes others read', async () => {
    const { id } = (await startFrom(as.admin, await aTemplate())).body;
    const [step] = (await read(as.admin, id)).steps;
    const records = '/api/v2/resources';
    const sprint = { title: 'For me alone', purpose: 'Mine' };
    expect((await as.admin.get(`${records}/sprints?filter=${JSON.stringify({ id: [id] })}`)).body).toEqual(
      [],
    );
    const replies = [
      await as.admin.get(`${records}/sprints/${id}`),
      await as.admin.put(`${records}/sprints/${id}`, sprint),
      await as.admin.put(`${records}/sprint_steps/${step.step_id}`, { action: 'For me alone' }),
      await as.admin.delete(`${records}/sprint_steps/${step.step_id}`),
      await call(as.admin, 'copy_sprint', { sprint_id: id }),
      await call(as.admin, 'change_sprint_status', { sprint_id: id, status: 'cancelled' }),
      await call(as.admin, 'set_template', { sprint_id: id, is_template: true }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    const added = await as.admin.post(`${records}/sprint_steps`, { sprint_id: id, action: 'Mine', day: 1 });
    expect(added.body.problems).toMatchObject([{ field: 'sprint_id', problem: 'unknown' }]);
    expect((await auditOf('sprints', id)).map(({ changes }) => changes)).toEqual([{}]);
    expect((await read(as.admin, id)).title).toBe('Listen first');
  });

  test('SPRINT-02 started for oneself is seen by no one else, not even by administrators', async () => {
    const { id } = (await startFrom(as.member, await aTemplate())).body;
    const { steps, version } = await read(as.member, id);
    await check(as.member, steps[0].step_id);
    await call(as.member, 'save_retrospective', { sprint_id: id, text: 'For me alone', version });
    const records = '/api/v2/resources';
    for (const path of [`sprints/${id}`, `sprint_steps/${steps[0].step_id}`])
      expect((await as.admin.get(`${records}/${path}`)).status).toBe(404);
    const filter = JSON.stringify({ sprint_id: id });
    expect((await as.admin.get(`${records}/sprint_steps?filter=${filter}`)).body).toEqual([]);
    expect((await as.admin.get(`${records}/sprints`)).text).not.toContain('For me alone');
    expect((await as.admin.delete(`${records}/sprints/${id}`)).status).toBe(404);
    expect(
      (await as.admin.post(`${records}/sprint_steps`, { sprint_id: id, action: 'Spy', day: 1 })).status,
    ).not.toBe(201);
    for (const [name, body] of [
      ['copy_sprint', {}],
      ['change_sprint_status', { status: 'cancelled' }],
      ['set_template', { is_template: true }],
    ] as const)
      expect((await call(as.admin, name, { sprint_id: id, ...body })).status).toBe(404);
    expect((await auditOf('sprints', id)).map(({ action, changes }) => [action, changes])).toEqual([
      ['create', {}],
      ['update', {}],
    ]);
    expect(await auditOf('sprint_steps', steps[0].step_id)).toEqual([]);
    expect((await read(as.member, id)).retrospective).toBe('For me alone');
  });
});
