import { type KeyboardEvent, useRef } from 'react';
import {
  arrangeOptions,
  moveOption,
  type OptionRanking,
  placeOption,
  rankOf,
  toggleOption,
} from '../../domain/survey/optionRanking.ts';
import { useTranslate } from './translator.ts';
import { useDrag } from './useDrag.ts';
import { useReorderAnimation } from './useReorderAnimation.ts';

export interface Option {
  readonly option_id: string;
  readonly text: string;
}

interface Props {
  readonly options: readonly Option[];
  /** The language of the texts. */
  readonly lang?: string;
  readonly ranking: OptionRanking;
  readonly onRank: (ranking: OptionRanking) => void;
  readonly onAnnounce: (rankText: string) => void;
}

const letters = 'ABCD';

/** Four options ranked by tap, drag or keyboard. Each shows its rank or, while unranked, its letter. */
export function RankingList({ options, lang, ranking, onRank, onAnnounce }: Props) {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const initialOrder = options.map(({ option_id }) => option_id);
  const drag = useDrag(list, (option, rank) => change(option, placeOption(ranking, option, rank)));
  const shown =
    drag.dragged === null ? ranking : placeOption(ranking, drag.dragged.option, drag.dragged.rank);
  const order = arrangeOptions(shown, initialOrder);
  useReorderAnimation(list, drag.dragged?.option ?? null);

  function rankText(option: string, ranked: OptionRanking): string {
    const rank = rankOf(ranked, option);
    const letter = letters.charAt(initialOrder.indexOf(option));
    if (rank === null) return translate('question.unranked', { letter });
    return translate('question.ranked', { letter, rank, of: ranked.length });
  }

  function change(option: string, ranked: OptionRanking): void {
    onRank(ranked);
    onAnnounce(rankText(option, ranked));
  }

  function handleKey(event: KeyboardEvent, option: string): void {
    // With these modifiers, keys are browser shortcuts.
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const changed = rankingAfterKey(event.key, option);
    if (changed === null) return;
    event.preventDefault();
    change(option, changed);
  }

  function rankingAfterKey(key: string, option: string): OptionRanking | null {
    const digit = Number(key);
    if (Number.isInteger(digit) && digit >= 1 && digit <= ranking.length)
      return placeOption(ranking, option, digit);
    if (rankOf(ranking, option) === null) return null;
    if (key === 'ArrowUp') return moveOption(ranking, option, -1);
    return key === 'ArrowDown' ? moveOption(ranking, option, 1) : null;
  }

  return (
    <div className="ranking">
      <span className="ranking-end" aria-hidden="true">
        {translate('question.most')}
      </span>
      <ol
        ref={list}
        className="options"
        aria-label={translate('question.options')}
        aria-describedby="instruction"
      >
        {order.map((option) => {
          const rank = rankOf(shown, option);
          const isDragged = drag.dragged?.option === option;
          return (
            <li
              key={option}
              data-option={option}
              className={`option${rank === null ? '' : ' option-ranked'}${isDragged ? ' option-held' : ''}`}
              onPointerDown={(event) => drag.startDrag(event, option)}
            >
              <button
                type="button"
                className="option-face"
                aria-pressed={rank !== null}
                onKeyDown={(event) => handleKey(event, option)}
                onClick={(event) => {
                  if (drag.hasJustDropped() || event.detail > 1) return;
                  change(option, toggleOption(ranking, option));
                }}
              >
                <span className="option-rank" aria-hidden="true">
                  {rank ?? letters.charAt(initialOrder.indexOf(option))}
                </span>
                <span className="visually-hidden">{rankText(option, ranking)}: </span>
                <span className="option-text" lang={lang}>
                  {options.find(({ option_id }) => option_id === option)?.text}
                </span>
              </button>
              <span className="option-grip" data-grip="" aria-hidden="true" />
            </li>
          );
        })}
      </ol>
      <span className="ranking-end" aria-hidden="true">
        {translate('question.least')}
      </span>
    </div>
  );
}
