export const mySessionsPath = '/my-sessions';

export const mySessionPath = (eventId: number): string => `${mySessionsPath}/s/${eventId}`;
