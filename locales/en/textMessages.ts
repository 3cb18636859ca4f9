/**
 * Text messages to people without an email address. They are written without apostrophes and other characters that would halve the length of
 * a message. Names are shortened, so that each stays short.
 */
export const textMessages = {
  /** The name of a text message in the list of unsent messages. */
  title: 'Text message: %{campaign}',
  invitation:
    '%{company} invites you to the survey "%{campaign}", open until %{closesOn}. Your personal link: %{link}',
  invitationAnswered:
    '%{company}: You have already answered "%{campaign}". There is nothing left to do. %{link}',
  reminder:
    '%{company}: You have not finished "%{campaign}". It is open until %{closesOn}: %{link} - Stop reminders: %{stop}',
} as const;
