let unread: number | undefined;

/** Keeps the number of unread notifications that the server embedded in the page, for the person of its session. */
export function offerUnread(count: number | undefined): void {
  unread = count;
}

/** Returns the embedded number once; later it would be outdated. */
export function takeUnread(): number | undefined {
  const taken = unread;
  unread = undefined;
  return taken;
}
