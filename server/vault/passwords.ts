import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommended setting for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | null = null;

/** Takes as long for a person who does not exist, so the time of an answer does not tell. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  if (stored) return verify(stored, password);
  decoy ??= hashPassword('a password nobody has');
  await verify(await decoy, password);
  return false;
}
