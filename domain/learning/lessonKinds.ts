export const lessonKinds = ['text', 'video', 'file', 'quiz', 'link', 'embedded'] as const;
export type LessonKind = (typeof lessonKinds)[number];
