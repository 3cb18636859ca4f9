import type { TopicContent } from './topicContentTypes.ts';

export const respect = {
  code: 'respect',
  topic: 'Everyday respect',
  description: 'How people treat each other in the course of a working day.',
  elements: [
    {
      code: 'tone',
      element: 'Tone under pressure',
      description: 'How people speak to each other when work is hard.',
      questions: [
        {
          code: 'tone_1',
          text: 'When work gets hectic, how do people in your team speak to each other?',
          options: [
            { code: 'd', text: 'They stay friendly and tell each other what they need', key: 3 },
            { code: 'c', text: 'They speak briefly and make up for it when it is over', key: 2 },
            { code: 'b', text: 'They speak briefly and keep to the task until it is over', key: 1 },
            { code: 'a', text: 'They raise their voices now and then until it is over', key: 0 },
          ],
        },
        {
          code: 'tone_2',
          text: 'When two colleagues have had an argument, what usually happens?',
          options: [
            { code: 'b', text: 'They talk it out, with a third person to help if needed', key: 3 },
            { code: 'c', text: 'They talk it out between themselves when both are calm', key: 2 },
            { code: 'd', text: 'They keep to work matters and let a few weeks go by', key: 1 },
            { code: 'a', text: 'They keep apart, and the people around them choose a side', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'remarks',
      element: 'Jokes and remarks',
      description: 'What is said about people, and what others do about it.',
      questions: [
        {
          code: 'remarks_1',
          text: 'When a joke is made about a group of people, such as by age or origin, what happens?',
          options: [
            { code: 'c', text: 'Someone says at once that it went too far, and why', key: 3 },
            { code: 'b', text: 'Someone speaks to the person later, when they are alone', key: 2 },
            { code: 'a', text: 'Someone changes the subject, and the moment passes', key: 1 },
            { code: 'd', text: 'Someone laughs or adds another, and the talk goes on', key: 0 },
          ],
        },
        {
          code: 'remarks_2',
          text: 'How do people in your team talk about colleagues who are not present?',
          options: [
            { code: 'a', text: 'They speak as they would if the colleague were listening', key: 3 },
            { code: 'c', text: 'They speak about the work and leave the person out of it', key: 2 },
            { code: 'd', text: 'They speak about the person when something has gone wrong', key: 1 },
            { code: 'b', text: "They speak about the person's habits to pass the time", key: 0 },
          ],
        },
      ],
    },
    {
      code: 'time_off',
      element: 'Time and limits',
      description: "How people treat each other's hours, breaks and days off.",
      questions: [
        {
          code: 'time_off_1',
          text: 'When something comes up while a colleague is off work, what usually happens?',
          options: [
            { code: 'd', text: 'It is taken care of by another person who is at work', key: 2 },
            { code: 'a', text: 'It is written down and waits until the colleague is back', key: 2 },
            { code: 'b', text: 'It is sent to the colleague, who may leave it for later', key: 1 },
            { code: 'c', text: 'It is sent to the colleague so that it is settled soon', key: 0 },
          ],
        },
        {
          code: 'time_off_2',
          text: 'When working hours have to be changed at short notice, how is it done?',
          options: [
            { code: 'b', text: 'Those concerned are asked first what would work for them', key: 3 },
            { code: 'd', text: 'Those concerned are given a choice between a few options', key: 2 },
            { code: 'c', text: 'Those concerned are told the plan and may swap with others', key: 1 },
            { code: 'a', text: 'Those concerned are told the plan on the day it comes out', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'needs',
      element: 'Different needs',
      description: 'How needs of body, faith, language or family are met.',
      questions: [
        {
          code: 'needs_1',
          text: 'When someone needs a change to their tools or workplace because of their health, what follows?',
          options: [
            { code: 'd', text: 'It is arranged within days and checked again later on', key: 3 },
            { code: 'b', text: 'It is arranged after some weeks, with news on the way', key: 2 },
            { code: 'a', text: 'It is arranged once papers and approvals are complete', key: 1 },
            { code: 'c', text: 'It is arranged by the person alone, with what is at hand', key: 0 },
          ],
        },
        {
          code: 'needs_2',
          text: 'How are work instructions given when some people read or hear them less easily than others?',
          options: [
            { code: 'a', text: 'In more than one form, with a check that all have followed', key: 3 },
            { code: 'b', text: 'In more than one form, so that people can pick what suits', key: 2 },
            { code: 'd', text: 'In the usual form, with help from a colleague if asked', key: 1 },
            { code: 'c', text: 'In the usual form, which most people here are used to', key: 0 },
          ],
        },
      ],
    },
  ],
} as const satisfies TopicContent;
