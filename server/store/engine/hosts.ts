import { ConfigurationError } from '../../configurationError.ts';

const authority = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)(.*)$/;

/** One address for each host of a PostgreSQL address, which may name several: `postgres://user@one:5432,two:5433/name`. */
export function readHosts(databaseUrl: string): readonly string[] {
  const [, before, hosts, after] = authority.exec(databaseUrl) ?? [];
  const urls = (hosts ?? '').split(',').map((host) => `${before}${host}${after}`);
  // `pg` reads more than the standard for URLs does, such as the path of a Unix socket.
  if (urls.length === 1) return [databaseUrl];
  if (urls.every((url) => URL.canParse(url))) return urls;
  throw new ConfigurationError(
    'DATABASE_URL must look like postgres://user:password@host:5432/database. Separate several hosts with commas.',
  );
}

/** Which of several hosts new connections are made to: the one that worked last. */
export class Hosts {
  private readonly urls: readonly string[];
  private at = 0;

  constructor(databaseUrl: string) {
    this.urls = readHosts(databaseUrl);
  }

  get count(): number {
    return this.urls.length;
  }

  get current(): string {
    return this.urls[this.at] ?? '';
  }

  /** The next one is tried, unless another call has moved on from this one already. */
  leave(url: string): void {
    if (url === this.current) this.at = (this.at + 1) % this.urls.length;
  }
}
