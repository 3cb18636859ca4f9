import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import {
  arrangeOptions,
  moveOption,
  type OptionRanking,
  placeOption,
  rankNext,
  rankOf,
  removeRanks,
} from '../../domain/survey/optionRanking.ts';
import { letterOf, rankChangeText, rankText } from './rankTexts.ts';
import { useTranslate } from './translator.ts';
import { useAutoRank } from './useAutoRank.ts';
import { useDelayedOrder } from './useDelayedOrder.ts';
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

/**
 * Four options ranked by tap, drag or keyboard; the last one takes its rank automatically. Each shows its rank at once or,
 * while unranked, its letter, and moves to its rank after a pause.
 */
export function RankingList({ options, lang, ranking, onRank, onAnnounce }: Props) {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const lastClicked = useRef<string | null>(null);
  const initialOrder = options.map(({ option_id }) => option_id);
  const autoRank = useAutoRank(initialOrder);
  const drag = useDrag(list, (option, rank) => changeInPlace(option, placeOption(ranking, option, rank)));
  const shown =
    drag.dragged === null ? ranking : placeOption(ranking, drag.dragged.option, drag.dragged.rank);
  const arranged = arrangeOptions(shown, initialOrder);
  const delayed = useDelayedOrder(list, arranged);
  const order = drag.dragged === null ? delayed.order : arranged;
  useReorderAnimation(list, drag.dragged?.option ?? null);

  function changeInPlace(option: string, change: OptionRanking): void {
    delayed.releaseOrder();
    updateRanking(option, change);
  }

  function updateRanking(option: string, change: OptionRanking): void {
    const ranked = autoRank.completeChange(ranking, change);
    onRank(ranked);
    onAnnounce(rankChangeText(translate, initialOrder, [ranking, ranked], option));
  }

  function handleClick({ detail }: MouseEvent, option: string): void {
    const isDoubleClick = detail > 1 && lastClicked.current === option;
    lastClicked.current = option;
    if (drag.hasJustDropped() || isDoubleClick) return;
    // Enter and Space have no position, so moving the options can't misdirect them.
    if (detail === 0) delayed.releaseOrder();
    else delayed.holdOrder();
    handleTap(option);
  }

  function handleTap(option: string): void {
    if (rankOf(ranking, option) === null) updateRanking(option, rankNext(ranking, option));
    else if (autoRank.isTapMeantToRank(option)) updateRanking(option, ranking);
    else updateRanking(option, removeRanks(ranking, option, autoRank.autoRanked()));
  }

  function handleKey(event: KeyboardEvent, option: string): void {
    // With these modifiers, keys are browser shortcuts.
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const changed = rankingAfterKey(event.key, option);
    if (changed === null) return;
    event.preventDefault();
    changeInPlace(option, changed);
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
              onPointerDown={(event) => {
                delayed.prolongHold();
                drag.startDrag(event, option);
              }}
            >
              <button
                type="button"
                className="option-face"
                aria-pressed={rank !== null}
                onKeyDown={(event) => handleKey(event, option)}
                onClick={(event) => handleClick(event, option)}
              >
                <span className="option-rank" aria-hidden="true">
                  {rank ?? letterOf(initialOrder, option)}
                </span>
                <span className="visually-hidden">
                  {rankText(translate, initialOrder, ranking, option)}:{' '}
                </span>
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
