import type { QuizAnswer, QuizQuestion, QuizQuestionKind } from '../../domain/learning/quiz/quiz.ts';

/** Returns a question of a demo quiz. A star marks right options, and ` = ` separates an item from its match. */
const question = (
  kind: QuizQuestionKind,
  text: string,
  answers: readonly string[],
  explanation: string,
): Omit<QuizQuestion, 'id'> => ({ kind, text, explanation, answers: answers.map(toAnswer) });

function toAnswer(written: string): QuizAnswer {
  const [text = '', match = ''] = written.replace(/^\*/, '').split(' = ');
  return { text, match, is_correct: written.startsWith('*') };
}

const listening = [
  question(
    'single',
    'A colleague stops in the middle of a sentence. What helps most?',
    ['*Wait a few seconds', 'Finish the sentence for them', 'Move on to the next point'],
    'A short silence is an invitation. Most people use it.',
  ),
  question(
    'multiple',
    'Which of these are open questions?',
    ['*What did you notice?', '*How did that come about?', 'Was it the deadline?', 'Are you done?'],
    'Open questions can’t be answered with yes or no.',
  ),
  question(
    'order',
    'Put the steps of saying back in order.',
    ['Listen to the end', 'Say back what you heard', 'Ask whether that’s right', 'Answer'],
    'The answer comes last, once both mean the same thing.',
  ),
  question(
    'match',
    'Which habit goes with which effect?',
    ['Asking = New information', 'Waiting = Time to think', 'Saying back = Fewer misunderstandings'],
    'The three habits of this course.',
  ),
  question(
    'short',
    'Complete the sentence: An open ______ starts with what, how or why.',
    ['question'],
    'Capital letters and spaces don’t matter.',
  ),
] as const;

const situations = [
  question(
    'single',
    'Nobody disagrees with your proposal. What do you ask?',
    ['*What could go wrong with it?', 'So everyone agrees?', 'Shall we vote?'],
    'Asking for risks makes it easy to disagree.',
  ),
  question(
    'single',
    'Someone disagrees in front of the whole team. What do you say first?',
    ['*Thank you for raising it', 'Let’s talk about it later', 'We have discussed this before'],
    'Thanks make it likely that others speak up, too.',
  ),
  question(
    'multiple',
    'What makes it safer to disagree?',
    ['*The lead speaks last', '*Questions before answers', 'A quick decision', 'A larger group'],
    'People adapt to whoever speaks first.',
  ),
  question(
    'order',
    'Put a good argument in order.',
    ['Say what you agree with', 'Say what you see differently', 'Give one example', 'Ask for the other view'],
    'It starts with what you share.',
  ),
  question('short', 'Who speaks last in a good round? The ______.', ['lead', 'leader'], 'See question 3.'),
] as const;

const interviews = [
  question(
    'single',
    'What makes answers comparable?',
    ['*The same questions for everyone', 'A relaxed talk', 'Two interviewers'],
    'Structure matters more than experience.',
  ),
  question(
    'multiple',
    'What belongs in your notes?',
    ['*What the person said', '*An example', 'Your first impression'],
    'Notes hold when they contain facts.',
  ),
  question(
    'match',
    'Match the score with the answer.',
    ['5 points = Several examples with results', '3 points = One example', '1 point = No example'],
    'The scale describes answers, not people.',
  ),
] as const;

const shortcuts = [
  question(
    'match',
    'Which shortcut is it?',
    [
      'Anchoring = The first number stays in your head',
      'Halo = One strength colors everything',
      'Similarity = You like who is like you',
    ],
    'Everyone takes these shortcuts.',
  ),
  question(
    'single',
    'When do shortcuts have the most influence?',
    ['*When you’re in a hurry', 'When you take notes', 'When you compare two scores'],
    'Time pressure leaves no room for a second thought.',
  ),
] as const;

/** The questions of the quizzes of demo courses, by the key of their course. */
export const demoQuizzes: Readonly<Record<string, readonly Omit<QuizQuestion, 'id'>[]>> = {
  listening,
  'speaking-up': situations,
  hiring: interviews,
  bias: shortcuts,
};
