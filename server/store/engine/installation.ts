import type { Database } from '../database.ts';

/** Identifies this database and its copies. A key store that belongs to another database is refused. */
export async function installationOf({ background }: Database): Promise<string> {
  const { rows } = await background.executeSql('select installation_id from installation');
  return String(rows[0]?.installation_id);
}
