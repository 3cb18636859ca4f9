import { ConfigurationError } from '../../process/configurationError.ts';

const authority = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)(.*)$/;

/**
 * Splits a PostgreSQL address with several hosts (`postgres://user@one:5432,two:5433/name`) into one address per host.
 */
export function readHosts(databaseUrl: string): readonly string[] {
  const [, before, hosts, after] = authority.exec(databaseUrl) ?? [];
  const urls = (hosts ?? '').split(',').map((host) => `${before}${host}${after}`);
  // `pg` accepts more than standard URLs, such as the path of a Unix socket.
  if (urls.length === 1) return [databaseUrl];
  if (urls.every((url) => URL.canParse(url))) return urls;
  throw new ConfigurationError(
    'DATABASE_URL must look like postgres://user:password@host:5432/database. Separate several hosts with commas.',
  );
}

/** Selects the host for new connections: the last one that worked. */
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

  /** Switches to the next host unless another caller has already switched. */
  leave(url: string): void {
    if (url === this.current) this.at = (this.at + 1) % this.urls.length;
  }
}
