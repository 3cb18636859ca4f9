import type { PersonaCode } from '../../domain/insights/personas.ts';

/** The eight patterns: name, meaning and suggestion. */
export const personas = {
  listener: {
    name: 'The listener',
    meaning:
      'You care more about listening to people and understanding how they feel than about persuading them. People feel understood after talking to you.',
    attempt:
      'In your next meeting, say what you think, even if the thought isn’t finished. People value the opinion of a good listener.',
  },
  advocate: {
    name: 'The advocate',
    meaning:
      'You notice who is left out and speak up about it. Treating everyone by the same rules matters more to you than avoiding conflict.',
    attempt:
      'Before you raise the next issue, find one person who will support you. A change that two people want is harder to ignore.',
  },
  coach: {
    name: 'The coach',
    meaning:
      'You help people grow by giving them time, trust and honest feedback. You measure your own success by their progress.',
    attempt:
      'Ask someone you don’t coach what they need from you. It’s easy to focus on the people who already ask for help.',
  },
  steward: {
    name: 'The steward',
    meaning:
      'People can rely on you: you do what was agreed, and you treat everyone alike. You keep things stable when others move fast.',
    attempt:
      'Try one small thing with an uncertain outcome, and tell the others it’s an experiment. It encourages them to experiment too.',
  },
  explorer: {
    name: 'The explorer',
    meaning:
      'You want to know how others see things, and you change your mind when they know more. You welcome new facts, whoever brings them.',
    attempt:
      'Choose one thing that won’t change this quarter, and say so. People who follow you through change need something stable.',
  },
  bridge_builder: {
    name: 'The bridge builder',
    meaning:
      'You bring together people who wouldn’t have met, and make sure that everyone can take part. People feel responsible for the decisions they make with you.',
    attempt:
      'When a group agrees very quickly, ask what could make the decision wrong. Agreement is stronger once it has been tested.',
  },
  challenger: {
    name: 'The challenger',
    meaning:
      'You say what others only think, and you expect promises to be kept. You help groups make progress.',
    attempt:
      'Before your first objection, ask two questions and repeat what you heard. Your challenge will be received better.',
  },
  fair_witness: {
    name: 'The fair witness',
    meaning:
      'You question your own judgment. You separate facts from habits, and you ask yourself whether you would judge someone else the same way.',
    attempt:
      'Share one observation with the person it’s about while it can still help. Your observations are more useful to others than you may think.',
  },
} as const satisfies Readonly<Record<PersonaCode, Readonly<Record<'name' | 'meaning' | 'attempt', string>>>>;
