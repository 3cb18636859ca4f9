const homePaths: readonly string[] = ['/', '/dashboard', '/dashboard/user'];

/** Whether an address, which may have a query, is that of the home page. */
export const isHomeAddress = (url: string): boolean => homePaths.includes(url.split('?')[0] ?? '');
