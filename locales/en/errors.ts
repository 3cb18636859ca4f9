import type { RefusalCode } from '../../domain/refusalCodes.ts';

/** One sentence per refusal code: what happened and, if possible, what to do. */
export const errors = {
  signed_out: 'You’re signed out. Sign in again.',
  person_changed: 'Someone else has signed in to this browser. Nothing was saved. Reload the page.',
  forbidden: 'You don’t have permission to do this. Ask an administrator if you need it.',
  not_found: 'This wasn’t found. It may have been deleted.',
  invalid: 'Check the marked fields.',
  malformed: 'This request couldn’t be read. Reload the page and try again.',
  address_too_long: 'This web address is too long. Remove some filters or selections and try again.',
  too_large: 'This request is too large. Shorten your text or select fewer items, then try again.',
  unsupported_type:
    'This type of content isn’t supported. Choose another file, or reload the page and try again.',
  too_many: 'Too many attempts. Wait a few minutes and try again.',
  busy: 'The server is busy right now. Try again in a few seconds.',
  captcha_needed: 'Confirm that you’re not a robot, then try again.',
  captcha_unavailable: 'We couldn’t check your answer. Try again in a moment.',
  unknown_action: 'This action isn’t available. Reload the page and try again.',
  foreign_origin:
    'This request came from another site, so it was blocked. Open the page directly and try again.',
  bad_credentials: 'The email address or password is incorrect.',
  bad_code: 'This code is incorrect or no longer valid.',
  bad_setup_code: 'This code is incorrect or no longer valid. Try the current code, or start again.',
  reset_link_used: 'This link has expired or was already used. Request a new one.',
  password_outdated:
    'Your password is shorter than your company now requires. Set a new one with “Forgot your password?”.',
  two_factor_unsafe:
    'No mail server is set up, so no one would receive a code. Set up an authenticator app for yourself first, or set up a mail server.',
  last_admin:
    'This is the only platform administrator left. Make someone else a platform administrator first.',
  person_inactive:
    'This person can’t sign in because their profile or their account is inactive. Activate it first.',
  person_without_address: 'This person has no email address. Add one first.',
  text_messages_used_up:
    'The text messages for this person or your company are used up for today. Try again tomorrow.',
  conflict: 'Someone else changed this in the meantime. Review the latest version before you save.',
  in_use: 'This is still in use, so it can’t be deleted. Remove it wherever it’s used, then try again.',
  plans_full: 'You already have the maximum number of action plans. Delete one first.',
  updates_full: 'This action has the maximum number of updates. Delete one first.',
  actions_full: 'You already have the maximum number of open team actions. Finish, drop or delete one first.',
  taken: 'This value is already in use. Change the marked field.',
  answer_final: 'This question was already answered. The first answer counts.',
  answer_unknown_question: 'This question isn’t part of this survey. Reload the page and try again.',
  answer_incomplete: 'Please select all 4 options in most-to-least order.',
  answer_unfit: 'This answer doesn’t match the question. Reload the page and answer again.',
  letters_off:
    'Letters with personal codes aren’t available on this installation. Ask your platform administrator to enable them.',
  letters_none: 'None of these people are in this campaign. Choose another team.',
  letters_too_many: 'At most 500 letters can be created at once. Choose a team.',
  link_unknown: 'This link isn’t valid. Use the link in your latest invitation.',
  feedback_early: 'Answer all questions first.',
  campaign_closed: 'This campaign is closed, so this is no longer possible.',
  campaign_not_open: 'This is only possible while the campaign is open.',
  campaign_locked: 'This can’t be changed because the campaign has been launched.',
  campaign_empty: 'No one is invited yet. Choose people to invite before you launch.',
  campaign_too_small: 'Too few people are invited for results to stay anonymous.',
  audience_too_small:
    'A campaign for selected teams or people must invite at least twice its minimum group size.',
  campaign_past: 'This campaign’s last day has passed. Choose a later one before you launch it.',
  questions_missing:
    'There are no active questions for this campaign yet. Activate questions before you launch it.',
  reminder_too_soon:
    'People were reminded less than 48 hours ago. Reload the page to see when you can send the next reminder.',
  mail_not_configured:
    'No email can be sent, because no mail server is set up. Ask your platform administrator.',
  participant_finished: 'This person has finished. Their answers are now anonymous and still count.',
  status_change: 'This isn’t possible in the current status. Reload the page to see the latest changes.',
  cut_unknown: 'Results aren’t available for this grouping. Choose another one.',
  minimum_lowered: 'The minimum group size can be raised but not lowered.',
  module_off: 'This account doesn’t include this feature. Contact support to add it.',
  blueprint_locked: 'Only drafts can be changed. Create a new version of this blueprint instead.',
  blueprint_incomplete:
    'This blueprint can’t be approved yet. It needs a range for every metric and rankings from at least two people.',
  sprint_empty: 'This sprint has no steps yet. Add at least one before you start it.',
  sprints_full: 'There are already 10 active sprints. Finish one before you start another.',
  sprint_over: 'This sprint has ended and can’t be changed.',
  event_over: 'This live session is completed or canceled and can’t be changed.',
  event_in_use: 'People are registered for this live session. Cancel it first, so that they are told.',
  session_full: 'All seats are taken, and this session has no wait list.',
  seats_short: 'There aren’t enough free seats for everyone you selected. No one was registered.',
  registration_closed: 'Registration for this session is closed.',
  already_registered: 'At least one person is already registered. Reload the page to see the current list.',
  session_conflict: 'Another session takes place at the same time. Confirm that you want to register anyway.',
  offer_over: 'This offer is no longer valid. Reload the page to see what you can do now.',
  session_begun: 'This session has already begun.',
  join_closed: 'You can join and check in from 15 minutes before the start until the end.',
  check_in_code_wrong: 'This code is incorrect. Check the code shown in the session and enter it again.',
  rating_given: 'You’ve already rated this course.',
  feedback_closed: 'You can’t give feedback on this session now, or you already have.',
  course_empty: 'This course has no lessons and no link yet. Add a lesson or a link before you publish it.',
  quiz_empty:
    'This course has a quiz without questions. Add questions to the quiz, or remove it, before you publish the course.',
  quiz_passed: 'You’ve already passed this quiz.',
  no_attempts: 'You’ve used all attempts of this quiz.',
  attempt_submitted:
    'You’ve already submitted this attempt, maybe in another tab. Reload the page to see the result.',
  certificate_valid:
    'This certificate is valid for more than 30 days, or was revoked, so it can’t be renewed now.',
  path_empty: 'This path has no courses yet. Add at least one before you publish it.',
  path_short: 'This path requires more courses than it has. Add courses, or require fewer.',
  content_unpublished: 'This includes a course that isn’t published. Publish the course first, or remove it.',
  course_locked:
    'This course isn’t available yet. Complete the courses before it in your learning path first.',
  prerequisites_missing: 'This course has prerequisites that you haven’t completed.',
  lesson_incomplete: 'This lesson is completed when you watch the video or pass the quiz.',
  learning_empty: 'No one would be assigned. Choose active people, or teams with active members.',
  emulating: 'You can’t do this while you’re viewing another account. Return to your own account first.',
  emulation_over: 'Your access to this account has ended. Return to your own account first.',
  reason_needed: 'Enter your reason for accessing this account first.',
  account_paused:
    'The company’s account isn’t active at the moment. Your saved answers are safe. Try again later.',
  score_relative:
    'This profile is relative: it compares one person’s metrics with each other and can’t be compared with other people’s profiles.',
  score_mixed:
    'These results are based on different questions or different norms, so they can’t be compared with each other.',
  norm_too_small:
    'Applicants can’t be ranked yet: too few people have finished this form to know what a difference means.',
  score_unreliable: 'Applicants can’t be ranked here: this score isn’t precise enough to tell them apart.',
  nomination_status:
    'This isn’t possible in the nomination’s current status. Reload the page to see the latest changes.',
  rater_list_closed:
    'Nominations are closed: the deadline has passed, or the first answers have been submitted.',
  rater_answering: 'This rater has already started answering, so you can’t remove or replace them.',
  decline_reason: 'Enter a short reason.',
  consent_missing: 'Agree to the notice before you start.',
  rater_self:
    'Only the participant can answer the self-assessment. For other relationships, choose someone else.',
  rater_twice: 'This person is already on the list.',
  raters_full: 'The list already has the maximum number of raters for this relationship. Remove one first.',
  role_not_open: 'This role isn’t open for applications at the moment.',
  role_closed: 'This role is closed. Reopen it before you change this.',
  stages_locked: 'The stages can’t be changed once the role has been opened.',
  applicant_over:
    'This isn’t possible in the application’s current status. Reload the page to see the latest changes.',
  too_many_notes:
    'This application already has the maximum number of notes. Delete one of yours before you add another.',
  rates_early:
    'Selection rates are calculated once, after the role is closed and every application has a decision or was withdrawn.',
  reports_personal:
    'Participants were told that only they receive their results, so reports can’t be created for anyone else.',
  reports_under_way: 'The reports for this campaign are being created. Wait until they’re done.',
  file_refused: 'This file can’t be imported. Choose another file.',
  files_in_line:
    'Your account already has 5 files that are being uploaded or waiting to be read. Try again when one of them is done.',
  imports_unapplied:
    'Your account already has 20 imports that haven’t been applied. Apply or cancel one of them first.',
  logo_too_large: 'This file is larger than 1 MB. Save the logo in a smaller size and upload it again.',
  logo_svg:
    'SVG files can contain scripts, so they aren’t accepted. Export the logo as a PNG and upload that.',
  logo_type: 'This file isn’t a PNG, JPEG or WebP image. Save the logo in one of these formats.',
  logo_damaged:
    'This image can’t be read. Open it in an image editor, save it again and upload the new file.',
  logo_dimensions: 'This image has more than 2,000 pixels on one side. Make it smaller and upload it again.',
  lesson_file_too_large:
    'This file is too large. A file can have up to 50 MB, a video up to 500 MB, and a package up to 100 MB.',
  lesson_file_type:
    'This type of file isn’t accepted. For a file, choose a PDF, Word, Excel or PowerPoint document, or a PNG, JPEG or WebP image. For a video, choose MP4 or WebM. For a package, choose a ZIP file.',
  lesson_file_markup:
    'HTML and SVG files can contain scripts, so they aren’t accepted. Save the content as a PDF or as an image.',
  lesson_file_macros: 'This document contains macros. Save it without macros and upload it again.',
  lesson_files_full:
    'There isn’t enough space for this file. The files of all lessons together can have up to 20 GB, and a package counts with its unpacked size. Remove files that aren’t needed, and try again a day later.',
  upload_incomplete: 'The file wasn’t uploaded completely. Upload it again.',
  package_damaged: 'This package can’t be unpacked. Export it again as a ZIP file, without a password.',
  package_too_large:
    'This package is too large when it’s unpacked. It can have up to 300 MB in 5,000 files. Nothing was stored.',
  package_path:
    'This package contains a path that leads outside of it, an absolute path, a link or a duplicate. Export it again.',
  package_nested: 'This package contains another archive. Unpack the archive and export the package again.',
  package_manifest:
    'This isn’t a SCORM 1.2 or 2004 package. It needs a valid imsmanifest.xml at the top level that names a file to start.',
  package_parts:
    'This package has too many parts: 100 are possible. Divide it into several packages and add a lesson for each.',
  packages_off:
    'Interactive packages aren’t set up on this installation. Contact your platform administrator.',
  unpacking_timed_out:
    'Unpacking this package took too long, because the server or its file storage is slow at the moment. Try again later.',
  launch_over:
    'This lesson was opened more than 12 hours ago, or again in another place. Open it again to continue.',
  files_unreachable:
    'The file couldn’t be stored, because the file storage can’t be reached. Nothing was changed. Try again later.',
  not_configured: 'This feature isn’t set up on this installation. Contact your platform administrator.',
  unavailable: 'This isn’t available at the moment. Try again later.',
  server_error: 'Something went wrong. Try again later.',
  outcome_unknown: 'We couldn’t confirm that your change was saved. Check before you try again.',
} as const satisfies Record<RefusalCode, string>;
