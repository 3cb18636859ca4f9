// A server that kills itself at one point of a launch, of a move of submitted forms or of a close. Arguments: folder, secret, point.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../server/store/database.ts';
import { moveSubmittedForms } from '../../../server/usecases/releasing/moveSubmittedForms.ts';
import { aCampaign, aCompany, closeCampaign, microSurvey } from '../campaigns/testCampaigns.ts';
import { openOnDisk } from '../release/log/startOnDisk.ts';
import { submitForms } from '../results/submitForms.ts';
import type { KillPoint } from './killPoints.ts';

const [folder = '', secret = '', point = ''] = process.argv.slice(2);
const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable');
};
const dieAt = (here: KillPoint) => (here === point ? die() : undefined);

const server = await openOnDisk(folder, {
  environment: { secret: Buffer.from(secret) },
  wrapKeys: (keys) => ({
    ...keys,
    async create(name) {
      dieAt('before the key is created');
      const key = await keys.create(name);
      dieAt('before the launch commits');
      return key;
    },
    async read(name) {
      dieAt('before the release is built');
      return keys.read(name);
    },
    async destroy(name) {
      dieAt('before the key is destroyed');
      if (point === 'while the key is destroyed') {
        writeFileSync(join(folder, 'keys', `${name.kind}-${name.id}.key`), Buffer.alloc(32));
        die();
      }
      await keys.destroy(name);
      dieAt('after the key is destroyed');
    },
  }),
});
/** A database whose process dies after the statements of an account's transaction, before its commit. */
function dyingBeforeCommit(): Database {
  const { as } = server.database;
  return {
    ...server.database,
    as: (scope, work) =>
      as(scope, async (tx) => {
        const result = await work(tx);
        return scope.accountId === null ? result : die();
      }),
  };
}

const company = await aCompany(server, 6);
const id = await aCampaign(company.admin, { cuts: [] });
await microSurvey(company.admin, 'toggle-campaign-status', { campaign_id: id });
dieAt('after the launch has committed');
await submitForms(server, id, 6);
if (point === 'before moved forms are committed')
  await moveSubmittedForms({ ...server.deps, database: dyingBeforeCommit() });
await closeCampaign(company.admin, id);
die();
