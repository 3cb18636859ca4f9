import type { PersonaCode } from '../../domain/insights/personas.ts';

/** The eight patterns: what each is called, what it means in plain words, and what is worth a try. */
export const personas = {
  listener: {
    name: 'The listener',
    meaning:
      'You put hearing people out, and what they feel, before having the last word. People leave a talk with you understood.',
    attempt:
      'Say what you think before the end of the next meeting, even if it is half ready. Those who listen well are believed when they speak.',
  },
  advocate: {
    name: 'The advocate',
    meaning:
      'You notice who is left out and say so. Rules that are the same for everybody matter more to you than everybody being at ease.',
    attempt:
      'Before you raise the next matter, find one person who will carry it with you. A change that two people want is harder to set aside.',
  },
  coach: {
    name: 'The coach',
    meaning:
      'You grow people: you give them time, trust and honest words. Their progress is what you point to when you talk about your own.',
    attempt:
      'Ask somebody whom you do not coach what they need from you. It is easy to invest in those who already ask.',
  },
  steward: {
    name: 'The steward',
    meaning:
      'People can rely on you: what was agreed is done, and it is done for everybody alike. You hold things together when others run ahead.',
    attempt:
      'Try one small thing whose outcome you do not know, and tell the others that it is a try. It lets them try too.',
  },
  explorer: {
    name: 'The explorer',
    meaning:
      'You want to know how others see things, and change course when they see more. New facts are welcome, wherever they come from.',
    attempt:
      'Choose one thing that will not change this quarter, and say so. People who follow you through changes need a fixed point.',
  },
  bridge_builder: {
    name: 'The bridge builder',
    meaning:
      'You bring people together who would not have met, and make sure that each can take part. With you, decisions have many parents.',
    attempt:
      'When the group agrees too soon, ask what would have to be true for it to be wrong. Agreement gains from having been tested.',
  },
  challenger: {
    name: 'The challenger',
    meaning:
      'You say what others only think, and expect that promises are kept. Things move when you are in the room.',
    attempt:
      'Ask two questions before the first objection, and say back what you heard. A challenge lands better after that.',
  },
  fair_witness: {
    name: 'The fair witness',
    meaning:
      'You look twice, at yourself as well: which part is fact, which is habit, and would you judge the same of somebody else?',
    attempt:
      'Share one observation while it can still help, with the person it is about. What you see is worth more to others than you may think.',
  },
} as const satisfies Readonly<Record<PersonaCode, Readonly<Record<'name' | 'meaning' | 'attempt', string>>>>;
