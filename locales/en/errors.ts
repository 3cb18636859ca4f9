import type { RefusalCode } from '../../domain/refusalCodes.ts';

/** One sentence for every reason to say no: what happened and, where there is one, what can be done now. */
export const errors = {
  signed_out: 'You are signed out. Please sign in again.',
  person_changed:
    'Somebody else has signed in in this browser since. Nothing was saved. Please load the page again.',
  forbidden: 'You are not allowed to do this.',
  not_found: 'This does not exist, or no longer does.',
  invalid: 'Please check the marked fields.',
  too_large: 'This request is too large. Shorten the texts or choose fewer entries, then try again.',
  too_many: 'Too many attempts. Wait a few minutes, then try again.',
  busy: 'The server is busy right now. Try again in a few seconds.',
  captcha_needed: 'Confirm that you’re not a robot, then try again.',
  unknown_action: 'This action does not exist.',
  foreign_origin: 'This call came from another site and was refused.',
  bad_credentials: 'This e-mail address and password do not belong together.',
  bad_code: 'This code is not right, or no longer valid.',
  reset_link_used: 'This link was used before or has expired. Please ask for a new one.',
  password_outdated:
    'Your password is shorter than your company now asks for. Please set a new one with “Forgot your password?”.',
  two_factor_unsafe:
    'No mail server is set up, so nobody would get a code. Set up an app for yourself first, or a mail server.',
  last_admin: 'This is the last person who administers the platform. Make somebody else a super admin first.',
  person_inactive:
    'This person cannot sign in at the moment: they are inactive, or their account is not active.',
  conflict: 'Somebody else changed this in the meantime. Please look at the new state before you save.',
  in_use: 'This is still in use and cannot be deleted.',
  taken: 'This exists already. Please look at the marked field.',
  email_taken: 'Somebody with this e-mail address exists already.',
  answer_final: 'This question was answered before. The first answer stands.',
  answer_unknown_question: 'This question does not belong to this survey.',
  answer_incomplete: 'Please select all 4 options in most-to-least order.',
  answer_unfit: 'This answer does not fit the question.',
  link_unknown: 'This link is not known. Please use the newest invitation you received.',
  feedback_early: 'Please answer all questions first.',
  campaign_closed: 'This campaign is closed.',
  campaign_not_open: 'This campaign is not open.',
  campaign_locked: 'This can no longer be changed, because the campaign has been launched.',
  campaign_empty: 'Nobody is invited yet. Choose whom to ask before you launch.',
  campaign_too_small: 'Fewer people are invited than results need to stay anonymous.',
  campaign_past: 'The last day of this campaign has passed. Choose a later one before you launch it.',
  participant_finished: 'This person has finished. The answers are anonymous by now and stay counted.',
  status_change: 'The status cannot change in this way.',
  cut_unknown: 'Results cannot be shown by this.',
  minimum_lowered: 'The smallest group that is shown may rise, but never fall.',
  module_off: 'This account does not have this part of the product.',
  blueprint_locked: 'Only a draft can be changed. Make a new version of this blueprint instead.',
  blueprint_incomplete:
    'Not ready to be approved: it needs a range for every metric and the rankings of at least two people.',
  sprint_empty: 'This sprint has no steps yet. Add at least one before you start it.',
  sprint_over: 'This sprint is over. What was done in it stays as it is.',
  event_over: 'This event is over or cancelled, and can no longer be changed.',
  course_empty: 'This course has neither lessons nor a link yet. Add one of them before you publish it.',
  path_empty: 'This path has no courses yet. Add some before you publish it.',
  path_short: 'This path asks for more courses than it has. Add some, or ask for fewer.',
  content_unpublished: 'A course in it is not published. Publish it first, or take it out.',
  learning_empty: 'This reaches nobody. Choose teams or people who are active.',
  emulating: 'This is not possible while you view another account.',
  emulation_over: 'Your time in this account is over. Return to your own account first.',
  reason_needed: 'Please say first why you look into this account.',
  account_paused: 'This company does not use the product at the moment. Nothing you answered is lost.',
  score_relative:
    'This profile is relative: it shows one person’s metrics beside each other and cannot be compared with other people’s.',
  score_mixed:
    'These results were made from different questions, or with different norms, and cannot be compared with each other.',
  norm_too_small:
    'Applicants cannot be put in order yet: too few people have finished this form to know what a difference means.',
  score_unreliable:
    'Applicants cannot be put in order here: this score is not precise enough to tell them apart.',
  nomination_status: 'This rater’s state cannot change in this way.',
  rater_list_closed:
    'The list of raters is closed: the time for changes is over, or the first answers are in.',
  rater_answering: 'This person has begun to answer and stays on the list.',
  decline_reason: 'Please say in a few words why.',
  consent_missing: 'Please agree to the notice before you begin.',
  rater_rules: 'These numbers of raters do not work. Please check the marked relationships.',
  rater_self: 'A self assessment is answered by the person themselves, everything else by somebody else.',
  rater_twice: 'This person is on the list already.',
  raters_full: 'The list has as many raters of this kind as it may have. Take one out first.',
  raters_missing: 'Some raters are still missing.',
  raters_waiting: 'Some raters still wait for approval. Approve or decline them first.',
  raters_few: 'Ratings are shown only together with at least two others. Invite three people or more.',
  role_not_open: 'This role takes no applications at the moment.',
  role_closed: 'This role is closed. Open it again before you change this.',
  stages_locked: 'The stages are fixed once a role was open.',
  applicant_over: 'This application has ended. Nothing more can be changed in this way.',
  rates_early:
    'Selection rates are made once, when the role is closed and every application has a decision or was withdrawn.',
  reports_personal:
    'The results of this campaign go to each person alone, as they were told. Nobody else can hold their reports.',
  reports_under_way: 'The reports of this campaign are being made. Please wait until that is done.',
  file_refused: 'This file cannot be imported.',
  files_in_line: 'Your account already has 5 files waiting to be read. Try again when one of them is done.',
  not_configured: 'This is not set up here.',
  unavailable: 'This does not work at the moment. Please try again later.',
} as const satisfies Record<RefusalCode, string>;

/** In place of `too_many` where it is known how long to wait. */
export const tooMany = {
  seconds:
    'Too many attempts. Try again in %{smart_count} second. |||| Too many attempts. Try again in %{smart_count} seconds.',
  minutes:
    'Too many attempts. Try again in %{smart_count} minute. |||| Too many attempts. Try again in %{smart_count} minutes.',
  hours:
    'Too many attempts. Try again in %{smart_count} hour. |||| Too many attempts. Try again in %{smart_count} hours.',
} as const;
