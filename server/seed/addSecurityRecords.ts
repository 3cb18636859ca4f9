import type { SignInOutcome } from '../../domain/access/policy/signInOutcomes.ts';
import type { Tx } from '../store/database.ts';
import { writePolicy } from '../store/security/policies.ts';
import type { AccountIds, UserIds } from './accounts.ts';
import { seededRandom } from './demoRandom.ts';

const seed = 20_261_121;
const days = 30;
const tries = 180;
const devices = ['Chrome, Windows', 'Safari, iPhone', 'Firefox, Linux', 'Edge, Windows', 'Chrome, Android'];
const networks = ['203.0.113.0/24', '198.51.100.0/24', '192.0.2.0/24', '2001:db8:85a3::/48'];
const shares: Readonly<Record<SignInOutcome, number>> = {
  succeeded: 85,
  bad_credentials: 8,
  code_asked: 3,
  bad_code: 2,
  password_outdated: 1,
  locked: 1,
};

/** Adds a month of sign-ins, some with wrong passwords, and an account with a stricter policy. */
export async function addSecurityRecords(
  tx: Tx,
  { accounts, users, now }: { accounts: AccountIds; users: UserIds; now: Date },
): Promise<void> {
  const random = seededRandom(seed);
  const people = [...users.values()];
  const signIns = Array.from({ length: tries }, () => {
    const outcome = random.weighted(shares);
    const isKnown = outcome !== 'bad_credentials' || random.next() < 0.7;
    return {
      user_id: isKnown ? random.pick(people) : null,
      outcome,
      device: random.pick(devices),
      network: random.pick(networks),
      at: new Date(now.getTime() - random.next() * days * 86_400_000).toISOString(),
    };
  });
  await tx.insertInto('sign_ins').values(signIns).execute();
  await writePolicy(
    tx,
    accounts.lumen,
    { min_length: 14, idle_minutes: 60, absolute_hours: 24, two_factor: 'optional' },
    now.toISOString(),
  );
}
