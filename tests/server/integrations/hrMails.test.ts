import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';
import { ConfigurationError } from '../../../server/process/configurationError.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

const hrOrigin = 'https://cairnhr.company.example';

describe('HR-03 emails to people of the HR app', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { hrOrigin } });
  });
  afterAll(() => server.close());

  const linksIn = (email: string) =>
    server.letters
      .filter(({ to }) => to === email)
      .flatMap(({ text, html }) =>
        [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link),
      );

  async function requestReset(schema_name: string) {
    const user = await server.aUser({ account: await server.anAccount({ schema_name }) });
    const visitor = server.visitor();
    expect((await visitor.post('/api/v2/session/request_reset', { email: user.email })).status).toBe(200);
    await server.runJobs();
    return linksIn(user.email);
  }

  test('link to its host', async () => {
    const links = await requestReset('cairnhr_meridian');
    expect(links.length).toBeGreaterThan(1);
    for (const link of links)
      expect(link).toMatch(/^https:\/\/cairnhr\.company\.example\/reset-password\?token=/);
  });

  test('do not change those to people of the main app', async () => {
    const links = await requestReset('harbor_pine');
    for (const link of links) expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=/);
  });

  test('of a first administrator have the same link as the one that is shown', async () => {
    const own = await startTestServer({
      environment: { hrOrigin },
      mailer: { isConfigured: false, send: async () => {}, close: () => {} },
    });
    const staff = await own.aUser({ account: await own.anAccount(), permissions: ['user', 'admin'] });
    const { id } = await own.anAccount({ schema_name: 'cairnhr_new' });
    const admin = await own.signIn(staff);
    const invited = await admin.post('/api/v2/account/invite_administrator', {
      account_id: id,
      first_name: 'Ada',
      last_name: 'Berg',
      email: 'ada@people.example',
    });
    expect(JSON.stringify(invited.body)).toContain(`${hrOrigin}/reset-password`);
    await own.close();
  });
});

describe('the address of the HR app', () => {
  const read = (variables: Readonly<Record<string, string>>) =>
    readEnvironment({ CAIRN_SECRET: randomBytes(48).toString('hex'), ...variables }).hrOrigin;
  const production = { CAIRN_DEMO: 'off', PUBLIC_ORIGIN: 'https://surveys.company.example' };

  test('HR-03 is known on the own machine, and elsewhere that of the main app until it is set', () => {
    expect(read({ PORT: '4000' })).toBe('http://cairnhr.localhost:4000');
    expect(read(production)).toBe('https://surveys.company.example');
    expect(read({ ...production, HR_ORIGIN: `${hrOrigin}/` })).toBe(hrOrigin);
  });
  test.each(['https://pay.company.example', 'cairnhr.company.example', 'https://cairnhr.example/x'])(
    'HR-03 can’t be %s',
    (origin) => expect(() => read({ ...production, HR_ORIGIN: origin })).toThrow(ConfigurationError),
  );
});
