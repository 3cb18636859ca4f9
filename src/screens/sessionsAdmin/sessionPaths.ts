const root = '/live-sessions';

/** Where the pages of live sessions stand; a test holds them against the route table. */
export const sessionPaths = {
  list: root,
  topic: (topicId: number) => `${root}/manage/${topicId}`,
  editTopic: (topicId: number) => `${root}/manage/${topicId}/update`,
  planEvent: (topicId: number) => `${root}/manage/${topicId}/create`,
  event: (topicId: number, eventId: number) => `${root}/manage/${topicId}/event/${eventId}`,
  editEvent: (topicId: number, eventId: number) => `${root}/manage/${topicId}/event/${eventId}/update`,
} as const;
