import { type FormEvent, useEffect, useState } from 'react';
import { HttpError } from '../../../dataProviders/errors.ts';
import { enterPersonalCode } from '../../../dataProviders/personalCodes.ts';
import {
  isGuessablePin,
  isPersonalCode,
  maxEnteredCodeLength,
  normalizePersonalCode,
  pinPattern,
} from '../../../domain/survey/personalCode.ts';
import type { SurveyCodeTexts } from '../../../locales/languages.ts';
import { FocusedHeading } from '../FocusedHeading.tsx';

interface Props {
  readonly texts: SurveyCodeTexts;
  /** The code of the letter's QR code; empty if it is typed. */
  readonly initialCode: string;
  readonly isKiosk: boolean;
  /** Receives whether either field has content. */
  readonly onEntry: (hasEntry: boolean) => void;
  /** Receives the code of the link that the personal code opened. */
  readonly onOpen: (code: string) => void;
}

type Problem = keyof SurveyCodeTexts['problems'];

/** Asks for the personal code and the PIN. It is the same form for the first visit and for every later one, and for every PIN. */
export function CodeForm({ texts, initialCode, isKiosk, onEntry, onOpen }: Props) {
  const [code, setCode] = useState(initialCode);
  const [pin, setPin] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const hasEntry = code !== '' || pin !== '';
  useEffect(() => onEntry(hasEntry), [hasEntry, onEntry]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = problemOf(code, pin);
    setProblem(found);
    if (found !== null) return;
    setSending(true);
    try {
      onOpen((await enterPersonalCode({ code: normalizePersonalCode(code), pin })).code);
    } catch (failure) {
      setProblem(problemOfFailure(failure));
      setSending(false);
    }
  }

  return (
    <main className="stage stage-quiet">
      <form className="card" onSubmit={send} noValidate autoComplete="off">
        <FocusedHeading takesFocus={false}>{texts.title}</FocusedHeading>
        <p>{texts.lead}</p>
        {isKiosk && <p>{texts.kiosk.lead}</p>}
        <label htmlFor="personal-code" className="field-label">
          {texts.code}
        </label>
        <input
          id="personal-code"
          className="code-input"
          value={code}
          maxLength={maxEnteredCodeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem === 'code'}
          aria-describedby="personal-code-hint code-problem"
          onChange={({ target }) => setCode(target.value)}
        />
        <p id="personal-code-hint" className="hint">
          {texts.codeHint}
        </p>
        <label htmlFor="code-pin" className="field-label">
          {texts.pin}
        </label>
        <input
          id="code-pin"
          className="code-input"
          type="password"
          value={pin}
          maxLength={8}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={problem === 'pin' || problem === 'guessablePin'}
          aria-describedby="code-pin-hint code-problem"
          onChange={({ target }) => setPin(target.value)}
        />
        <p id="code-pin-hint" className="hint">
          {texts.pinHint}
        </p>
        <p id="code-problem" className="problem" role="alert">
          {problem !== null && texts.problems[problem]}
        </p>
        <div className="actions">
          <button type="submit" className="button button-main" aria-disabled={isSending}>
            {isSending ? texts.beginning : texts.begin}
          </button>
        </div>
        <p className="hint">{texts.privacy}</p>
      </form>
    </main>
  );
}

function problemOf(code: string, pin: string): Problem | null {
  if (!isPersonalCode(normalizePersonalCode(code))) return 'code';
  if (!pinPattern.test(pin)) return 'pin';
  return isGuessablePin(pin) ? 'guessablePin' : null;
}

function problemOfFailure(failure: unknown): Problem {
  if (!(failure instanceof HttpError)) return 'failed';
  if (failure.status === 404) return 'refused';
  return failure.status === 429 ? 'tooMany' : 'failed';
}
