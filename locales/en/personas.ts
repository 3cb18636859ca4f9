import type { PersonaCode } from '../../domain/insights/personas.ts';

/** The eight patterns: name, meaning and suggestion. */
export const personas = {
  listener: {
    name: 'The listener',
    meaning:
      'You care more about hearing people out and how they feel than about having the last word. People feel understood after talking to you.',
    attempt:
      'Say what you think before the end of the next meeting, even if it’s only half ready. People believe good listeners when they speak.',
  },
  advocate: {
    name: 'The advocate',
    meaning:
      'You notice who is left out and say so. Rules that are the same for everyone matter more to you than keeping everyone comfortable.',
    attempt:
      'Before you raise the next issue, find one person who will support it with you. A change that two people want is harder to ignore.',
  },
  coach: {
    name: 'The coach',
    meaning:
      'You help people grow by giving them time, trust and honest feedback. You measure your own success by their progress.',
    attempt:
      'Ask someone you don’t coach what they need from you. It’s easy to invest in the people who already ask.',
  },
  steward: {
    name: 'The steward',
    meaning:
      'People can rely on you: you do what was agreed, and you do it for everyone alike. You hold things together when others rush ahead.',
    attempt:
      'Try one small thing with an uncertain outcome, and tell the others it’s an experiment. It encourages them to experiment too.',
  },
  explorer: {
    name: 'The explorer',
    meaning:
      'You want to know how others see things, and you change course when they see more. You welcome new facts, wherever they come from.',
    attempt:
      'Choose one thing that won’t change this quarter, and say so. People who follow you through change need something stable.',
  },
  bridge_builder: {
    name: 'The bridge builder',
    meaning:
      'You bring together people who wouldn’t have met, and make sure that everyone can take part. Many people own the decisions you’re part of.',
    attempt:
      'When the group agrees too soon, ask what would have to be true for it to be wrong. Agreement is stronger once it has been tested.',
  },
  challenger: {
    name: 'The challenger',
    meaning:
      'You say what others only think, and you expect promises to be kept. Things move when you’re in the room.',
    attempt:
      'Before your first objection, ask two questions and repeat what you heard. Your challenge will be received better.',
  },
  fair_witness: {
    name: 'The fair witness',
    meaning:
      'You look twice, at yourself too. What is fact, what is habit, and would you judge someone else the same way?',
    attempt:
      'Share one observation with the person it’s about while it can still help. What you see is worth more to others than you may think.',
  },
} as const satisfies Readonly<Record<PersonaCode, Readonly<Record<'name' | 'meaning' | 'attempt', string>>>>;
