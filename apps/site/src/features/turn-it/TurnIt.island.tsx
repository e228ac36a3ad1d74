import type { BoxSections } from '@vitrine/domain/content/box-pages';
import { sentenceWith } from '@vitrine/domain/sentence';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { KnownPicture, type KnownPictureProps } from '#ui/Picture/KnownPicture.tsx';
import type { TurnSources } from './turn-sources.ts';
import styles from './TurnIt.module.css';

export type TurnItProps = {
  texts: BoxSections['turn'];
  /** What is seen until someone turns it: the first of the frames, sharper. */
  still: KnownPictureProps;
  turn: TurnSources;
};

/** Less than this is a finger that wants to scroll, or does not know yet. */
const DRAG_PX = 6;

/** An object that one turns round: by dragging it, or with the slider and its keys. */
export function TurnIt({ texts, still, turn }: TurnItProps) {
  const slider = useRef<HTMLInputElement>(null);
  const drag = useRef<{ x: number; frame: number } | null>(null);
  const [frame, setFrame] = useState(0);
  // Two hundred kilobytes: not before someone means it.
  const [isWanted, setWanted] = useState(false);
  const [isHere, setHere] = useState(false);
  const [isLost, setLost] = useState(false);

  const turnTo = (wanted: number) => {
    setFrame(wanted);
    setWanted(true);
    setLost(false);
  };

  useEffect(() => {
    // Moved before React was here.
    const early = slider.current?.valueAsNumber ?? 0;
    setFrame(early);
    setWanted(early > 0);
  }, []);

  const onPointerDown = ({ button, clientX }: PointerEvent) => {
    if (button === 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      drag.current = { x: clientX, frame };
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    const from = drag.current;
    if (!from) return;
    const moved = clientX - from.x;
    if (!isWanted && Math.abs(moved) < DRAG_PX) return;
    currentTarget.setPointerCapture(pointerId);
    // From one side of the picture to the other is once round.
    const turned = Math.round((moved / currentTarget.clientWidth) * turn.frames);
    const wanted = (((from.frame + turned) % turn.frames) + turn.frames) % turn.frames;
    if (slider.current) slider.current.value = String(wanted);
    turnTo(wanted);
  };
  const onPointerEnd = () => {
    drag.current = null;
  };
  // The next touch tries again.
  const onLost = () => {
    setWanted(false);
    setLost(true);
  };

  return (
    <div className={styles.root}>
      <div
        className={styles.stage}
        data-turned={isHere || undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onDragStart={(event) => event.preventDefault()}
      >
        <KnownPicture {...still} />
        {isWanted && (
          <picture>
            <source type="image/avif" srcSet={turn.avif} />
            <img
              className={styles.frames}
              src={turn.webp}
              alt={isHere ? still.alt : ''}
              ref={(image) => {
                // Frames stand one above the other in the file. No style attribute: the policy forbids it.
                const share = `${(100 * frame) / (turn.frames - 1)}%`;
                if (image) image.style.objectPosition = `0 ${share}`;
              }}
              onLoad={() => setHere(true)}
              onError={onLost}
            />
          </picture>
        )}
      </div>
      <label className={styles.label}>
        {texts.label}
        <input
          ref={slider}
          type="range"
          max={turn.frames - 1}
          defaultValue={0}
          aria-valuetext={sentenceWith(texts.view, { view: frame + 1, views: turn.frames })}
          onFocus={() => setWanted(true)}
          onInput={(event) => turnTo(event.currentTarget.valueAsNumber)}
        />
      </label>
      <output>{isLost && texts.lost}</output>
    </div>
  );
}
