import { expect, test } from 'vitest';
import { ConfigurationError } from '../../../../server/process/configurationError.ts';
import { Hosts, readHosts } from '../../../../server/store/engine/hosts.ts';

test.each([
  ['postgres://u:p@db.internal/cairn', ['postgres://u:p@db.internal/cairn']],
  [
    'postgres://u:p@one:5432,two:5433/cairn?sslmode=verify-full',
    [
      'postgres://u:p@one:5432/cairn?sslmode=verify-full',
      'postgres://u:p@two:5433/cairn?sslmode=verify-full',
    ],
  ],
  ['postgresql://one,[::1]:5433/cairn', ['postgresql://one/cairn', 'postgresql://[::1]:5433/cairn']],
  ['postgres://u:a,b@one/cairn', ['postgres://u:a,b@one/cairn']],
  ['postgres://u@/cairn?host=/var/run/postgresql', ['postgres://u@/cairn?host=/var/run/postgresql']],
])('%s is split into one address per host', (url, hosts) => {
  expect(readHosts(url)).toEqual(hosts);
});

test.each(['postgres://u:p@one:5432,two:nowhere/cairn', 'postgres://u:p@one,/cairn'])(
  '%s is refused as a configuration error',
  (url) => {
    expect(() => readHosts(url)).toThrow(ConfigurationError);
  },
);

test('many failed calls on a host move to the next host once, and the first follows the last', () => {
  const hosts = new Hosts('postgres://one,two/cairn');
  const { current } = hosts;
  hosts.leave(current);
  hosts.leave(current);
  expect(hosts.current).toBe('postgres://two/cairn');
  hosts.leave(hosts.current);
  expect(hosts.current).toBe(current);
});
