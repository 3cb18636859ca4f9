export const passwordLength = { min: 12, max: 200 } as const;

/** The most common passwords that reach the minimum length. */
const commonPasswords: ReadonlySet<string> = new Set([
  '0987654321234',
  '1234567890123',
  '123456789012',
  '12345678901234567890',
  '1234567890qwerty',
  '123456789abc',
  '1q2w3e4r5t6y',
  '1q2w3e4r5t6y7u',
  '1qaz2wsx3edc',
  'abc123456789',
  'abcdefghijkl',
  'administrator',
  'asdfghjkl123',
  'changeme1234',
  'dragon123456',
  'football1234',
  'iloveyou1234',
  'letmein12345',
  'monkey123456',
  'p@ssword1234',
  'passw0rd1234',
  'password1234',
  'password12345',
  'password123456',
  'password123!',
  'passwordpassword',
  'princess1234',
  'q1w2e3r4t5y6',
  'qazwsxedcrfv',
  'qwerty123456',
  'qwertyqwerty',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopasdf',
  'sunshine1234',
  'superman1234',
  'trustno12345',
  'welcome12345',
  'welcome123456',
  'zaq12wsxcde3',
  'zxcvbnm12345',
]);
const minCharacters = 5;

/** Whether the password is a common one or repeats very few characters. */
export function isCommonPassword(password: string): boolean {
  const lowerCased = password.toLowerCase();
  return commonPasswords.has(lowerCased) || new Set(lowerCased).size < minCharacters;
}

/** Whether the password is the person's email address or its local part. */
export function isOwnEmail(password: string, email: string): boolean {
  const lowerCased = password.toLowerCase();
  const address = email.toLowerCase();
  return lowerCased === address || lowerCased === address.split('@')[0];
}
