import { hash, verify } from '@node-rs/argon2';
import { type HashingLane, passwordHashing } from '../../domain/access/policy/rateLimits.ts';
import { Gate } from '../gate.ts';

/** OWASP's first recommended setting for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** For the whole process: memory and threads are shared by all. */
const gates = { known: new Gate(passwordHashing.known), unknown: new Gate(passwordHashing.unknown) };

/** Throws `busy` while too many wait already, as `passwordFits` does. */
export const hashPassword = (password: string): Promise<string> =>
  gates.known.run(() => hash(password, cost));

/** Kept once it is there: a failure is not. */
let decoy: string | null = null;

/** Takes as long for a person who does not exist, so the time of an answer does not tell. */
export async function passwordFits(
  stored: string | null,
  password: string,
  lane: HashingLane,
): Promise<boolean> {
  return gates[lane].run(async () => {
    if (stored) return verify(stored, password);
    decoy ??= await hash('a password nobody has', cost);
    await verify(decoy, password);
    return false;
  });
}
