const root = '/live-sessions';

/** Addresses of the pages of live sessions; a test compares them with the routes. */
export const liveSessionPaths = {
  list: root,
  topic: (topicId: number) => `${root}/manage/${topicId}`,
  editTopic: (topicId: number) => `${root}/manage/${topicId}/update`,
  planEvent: (topicId: number) => `${root}/manage/${topicId}/create`,
  event: (topicId: number, eventId: number) => `${root}/manage/${topicId}/event/${eventId}`,
  editEvent: (topicId: number, eventId: number) => `${root}/manage/${topicId}/event/${eventId}/update`,
} as const;
