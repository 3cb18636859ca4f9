/** Everything cached about the platform's own work begins with this. */
export const tasksKey = 'platform tasks';
