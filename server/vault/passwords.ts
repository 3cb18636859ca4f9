import { type HashingLane, passwordHashingLimits } from '../../domain/access/policy/rateLimits.ts';
import { ConcurrencyLimiter } from '../process/concurrencyLimiter.ts';

/** Loaded with the first password, so that it isn't in the memory of an idle server. */
const loadArgon2 = () => import('@node-rs/argon2');

/** OWASP's first recommended setting for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Shared by the whole process, like its memory and threads. */
const limiters = {
  known: new ConcurrencyLimiter(passwordHashingLimits.known),
  unknown: new ConcurrencyLimiter(passwordHashingLimits.unknown),
};

/** Hashes a password. Throws `busy` if too many callers are waiting, as does `isPasswordCorrect`. */
export const hashPassword = (password: string, lane: HashingLane = 'known'): Promise<string> =>
  limiters[lane].run(async () => (await loadArgon2()).hash(password, cost));

/** A hash to verify against if the person does not exist. Created once; a failure is retried. */
let decoy: string | null = null;

/** Checks a password. Takes the same time if `stored` is null, so that the response time does not reveal whether a person exists. */
export async function isPasswordCorrect(
  stored: string | null,
  password: string,
  lane: HashingLane,
): Promise<boolean> {
  return limiters[lane].run(async () => {
    const { hash, verify } = await loadArgon2();
    if (stored) return verify(stored, password);
    decoy ??= await hash('a password nobody has', cost);
    await verify(decoy, password);
    return false;
  });
}

/** Hashes a secret with the given salt, with the same cost parameters as a password. */
export const slowHash = (secret: string, salt: Buffer): Promise<string> =>
  limiters.unknown.run(async () => {
    const { hashRaw } = await loadArgon2();
    return (await hashRaw(secret, { ...cost, salt })).toString('hex');
  });
