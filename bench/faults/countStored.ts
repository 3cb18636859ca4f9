import pg from 'pg';
import type { Cluster } from '../../tests/support/postgresCluster.ts';
import {
  countLostAndDuplicated,
  type SimulatedRespondent,
} from '../../tests/support/simulatedRespondents.ts';

export interface Stored {
  readonly lost: number;
  readonly doubled: number;
}

const checkedAtOnce = 10;

export async function queryCluster(cluster: Cluster, text: string): Promise<Record<string, number>[]> {
  const admin = new pg.Client({ connectionString: cluster.url });
  admin.on('error', () => {});
  await admin.connect();
  const { rows } = await admin.query<Record<string, number>>(text);
  await admin.end();
  return rows;
}

export async function countForms(cluster: Cluster): Promise<number> {
  const [row] = await queryCluster(
    cluster,
    'select ((select count(*) from waiting_forms) + (select count(*) from sealed_forms))::int as forms',
  );
  return row?.forms ?? 0;
}

/**
 * Compares the acknowledged answers of these respondents with the stored ones. Each completed form must be stored exactly
 * once, sealed, in addition to those before.
 */
export async function countStored(
  cluster: Cluster,
  origin: string,
  answerers: readonly SimulatedRespondent[],
  formsBefore = 0,
): Promise<Stored> {
  const lanes = Array.from({ length: checkedAtOnce }, (_, lane) =>
    answerers.filter((_answerer, at) => at % checkedAtOnce === lane),
  );
  const unfinished = await Promise.all(lanes.map((lane) => countLostAndDuplicated(origin, lane)));
  const complete = answerers.filter(
    ({ questionCount, acknowledged }) => acknowledged.size === questionCount,
  ).length;
  const forms = (await countForms(cluster)) - formsBefore;
  const sum = (of: keyof Stored) => unfinished.reduce((total, each) => total + each[of], 0);
  return {
    lost: sum('lost') + Math.max(0, complete - forms),
    doubled: sum('doubled') + Math.max(0, forms - complete),
  };
}
