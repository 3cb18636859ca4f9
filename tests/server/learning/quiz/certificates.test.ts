import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkLimits } from '../../../../domain/access/policy/rateLimits.ts';
import { notifyOfExpiringCertificates } from '../../../../server/usecases/learning/certificates/notifyOfExpiringCertificates.ts';
import type { AnAccount, AUser } from '../../../support/builders.ts';
import type { Client } from '../../../support/client.ts';
import { openPdf } from '../../../support/pdf.ts';
import { startTestServer, type TestServer } from '../../../support/startTestServer.ts';
import { aCourse, aLesson } from '../testContent.ts';

let server: TestServer;
let account: AnAccount;
let person: AUser;
let author: Client;
let localAdmin: Client;
let learner: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount({ name: 'Harbor & Pine' });
  person = await server.aUser({ account, first_name: 'Noor', last_name: 'Haddad' });
  await signIn();
});
afterAll(() => server.close());

async function signIn(): Promise<void> {
  const cairn = await server.anAccount({ name: 'Cairn' });
  const elsewhere = await server.anAccount();
  author = await server.signIn(await server.aUser({ account: cairn, permissions: ['user', 'admin'] }));
  localAdmin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  stranger = await server.signIn(
    await server.aUser({ account: elsewhere, permissions: ['user', 'local_admin'] }),
  );
  learner = await server.signIn(person);
}

const my = (name: string, body: object = {}, client = learner) =>
  client.post(`/api/v2/my_learning/${name}`, body);
const manage = (client: Client, name: string, body: object = {}) =>
  client.post(`/api/v2/learning/${name}`, body);
const verify = (code: string) => server.visitor().post('/api/v2/certificates/verify', { code });
const own = async () => (await my('certificates')).body.certificates;

async function aPublishedCourse(facts: object = {}) {
  const courseId = await aCourse(author, { title: 'Fair hiring', certificate: true, ...facts });
  const lessonId = await aLesson(author, courseId);
  await manage(author, 'set_content_status', { of: 'courses', id: courseId, status: 'published' });
  return { courseId, lessonId };
}
async function complete({ courseId, lessonId }: { courseId: number; lessonId: number }) {
  const { enrolment_id } = (await my('start_course', { course_id: courseId })).body;
  await finish({ enrolment_id, lesson_id: lessonId });
  return { enrolment_id, lesson_id: lessonId };
}
const finish = async (key: object) => expect((await my('complete_lesson', key)).status).toBe(200);

test('CERT-01 completing a course with a certificate gives one, once, with the name as it is now', async () => {
  const key = await complete(await aPublishedCourse());
  await Promise.all([finish(key), finish(key)]);
  const [certificate, ...others] = await own();
  expect(others).toEqual([]);
  expect(certificate).toMatchObject({
    person_name: 'Noor Haddad',
    course_title: 'Fair hiring',
    issued_on: '2026-11-21',
    expires_on: null,
    status: 'valid',
    can_renew: false,
  });
  expect(certificate.code).toMatch(/^[\w-]{22}$/);
  await complete(await aPublishedCourse({ title: 'No certificate', certificate: false }));
  expect(await own()).toHaveLength(1);
});

describe('the public page of a certificate', () => {
  test('CERT-02 says to a stranger who completed what, and nothing else', async () => {
    const [{ code }] = await own();
    const { status, body } = await verify(code);
    expect([status, body]).toEqual([
      200,
      {
        person_name: 'Noor Haddad',
        course_title: 'Fair hiring',
        company: 'Harbor & Pine',
        issued_on: '2026-11-21',
        expires_on: null,
        revoked_on: null,
        status: 'valid',
      },
    ]);
  });

  test('P43 reveals nothing to whoever guesses, and slows them down', async () => {
    const [{ id, code }] = await own();
    const visitor = server.visitor();
    const guess = (text: string) => visitor.post('/api/v2/certificates/verify', { code: text });
    for (const text of [String(id), code.slice(0, -1), `${code}x`, code.toUpperCase(), '%', "' or true --"]) {
      expect([text, (await guess(text)).status]).toEqual([text, 404]);
    }
    expect((await guess('')).status).toBe(422);
    expect((await guess('x'.repeat(101))).status).toBe(422);
    expect(linkLimits.unknownPerAddress.tries).toBeLessThan(100);
    expect((await guess(code)).status).toBe(200);
  });
});

test('P43 a certificate is downloaded by its person only, with what it says and the public address', async () => {
  const [{ id, code }] = await own();
  const path = `/api/v2/my_learning/certificate_file?id=${id}`;
  const file = await learner.get(path);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = (await openPdf(file.raw)).pages.join('').replace(/\s+/g, '');
  for (const part of ['Noor Haddad', 'Fair hiring', 'Harbor & Pine', `/certificates/${code}`])
    expect(text).toContain(part.replace(/\s+/g, ''));
  const colleague = await server.signIn(await server.aUser({ account }));
  for (const other of [colleague, localAdmin, stranger]) expect((await other.get(path)).status).toBe(404);
  expect((await server.visitor().get(path)).status).toBe(401);
});

test('CERT-04 an administrator of the account finds and revokes certificates; others cannot', async () => {
  const [{ id, code }] = await own();
  expect((await manage(localAdmin, 'certificates', { search: 'HADDAD' })).body).toMatchObject({
    total: 1,
    certificates: [{ id, status: 'valid' }],
  });
  expect((await manage(localAdmin, 'certificates', { search: '%' })).body.total).toBe(0);
  expect((await manage(stranger, 'certificates')).body.total).toBe(0);
  expect((await manage(stranger, 'revoke_certificate', { id })).status).toBe(404);
  expect((await manage(learner, 'revoke_certificate', { id })).status).toBe(403);
  expect((await manage(learner, 'certificates')).status).toBe(403);
  for (const _again of [1, 2])
    expect((await manage(localAdmin, 'revoke_certificate', { id })).status).toBe(200);
  expect((await verify(code)).body).toMatchObject({ status: 'revoked', revoked_on: '2026-11-21' });
  const entries = await server.database.owner
    .selectFrom('audit_entries')
    .select('action')
    .where('resource', '=', 'certificates')
    .execute();
  expect(entries).toEqual([{ action: 'withdraw' }]);
});

test('CERT-03 a certificate that expires is announced once before, and renewed by taking the course again', async () => {
  const course = await aPublishedCourse({ title: 'First aid', certificate_months: 3 });
  await complete(course);
  const [{ id, code, expires_on }] = await own();
  expect(expires_on).toBe('2027-02-21');
  expect((await my('renew_certificate', { id })).body.code).toBe('certificate_valid');
  const notices = async () =>
    (
      await server.database.owner
        .selectFrom('notifications')
        .select('user_id')
        .where('event', '=', 'certificates_expiring')
        .execute()
    ).map(({ user_id }) => user_id);
  await notifyOfExpiringCertificates(server.deps);
  expect(await notices()).toEqual([]);
  server.clock.set(new Date('2027-01-22T09:00:00.000Z'));
  await signIn();
  await notifyOfExpiringCertificates(server.deps);
  await notifyOfExpiringCertificates(server.deps);
  expect(await notices()).toEqual([person.id]);
  expect((await my('renew_certificate', { id }, stranger)).status).toBe(404);
  const renewed = await Promise.all([my('renew_certificate', { id }), my('renew_certificate', { id })]);
  expect(renewed.map(({ body }) => body)).toEqual(Array(2).fill({ course_id: course.courseId }));
  const { enrolment } = (await my('read_course', { course_id: course.courseId })).body;
  expect(enrolment.completed_at).toBeNull();
  await finish({ enrolment_id: enrolment.id, lesson_id: course.lessonId });
  expect((await own()).slice(0, 2)).toMatchObject([
    { course_title: 'First aid', expires_on: '2027-04-22', can_renew: false },
    { id, can_renew: false },
  ]);
  expect((await my('renew_certificate', { id })).body.code).toBe('certificate_valid');
  server.clock.set(new Date('2027-02-22T09:00:00.000Z'));
  expect((await verify(code)).body.status).toBe('expired');
});

test('CERT-05 erasing a person removes their certificates and attempts', async () => {
  await signIn();
  const [{ code }] = await own();
  expect((await verify(code)).status).toBe(200);
  expect((await localAdmin.post('/api/v2/personal_data/erase', { user_id: person.id })).status).toBe(200);
  expect((await verify(code)).status).toBe(404);
});
