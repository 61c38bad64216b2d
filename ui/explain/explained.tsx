import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { openExplanations } from './explanations.ts';
import { placeBubble } from './place-bubble.ts';
import '../colours.css';
import './explained.css';

interface Props {
  readonly class: string;
  openRule(rule: string): void;
  readonly children: ComponentChildren;
}

interface Said {
  readonly text: string;
  readonly rule: string | null;
}

/** The frame of a board: elements inside that carry `explains`, `term` or `mark` open their explanation. */
export function Explained({ class: name, openRule, children }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const shown = useRef<Element | null>(null);
  const [said, say] = useState<Said | null>(null);

  useEffect(() => {
    if (root.current === null || bubble.current === null) return undefined;
    return openExplanations(root.current, {
      element: bubble.current,
      show(term) {
        shown.current = term;
        say({ text: term.getAttribute('data-says') ?? '', rule: term.getAttribute('data-rule') });
      },
      hide() {
        shown.current = null;
        say(null);
      },
    });
  }, []);

  useEffect(() => {
    const [box, term] = [bubble.current, shown.current];
    if (box === null) return;
    if (said === null || term === null) {
      box.hidePopover();
      return;
    }
    box.showPopover();
    const { x, y } = placeBubble(
      term.getBoundingClientRect(),
      { width: box.offsetWidth, height: box.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
    );
    box.style.translate = `${x}px ${y}px`;
  }, [said]);

  return (
    <div ref={root} class={`ui-board ${name}`}>
      {children}
      {/* Without the key, the renderer might reuse the bubble for something that the board draws. */}
      <div key="bubble" ref={bubble} id={id} class="ui-bubble" role="tooltip" popover="manual">
        {said?.text}
        {said?.rule && (
          <button type="button" class="ui-rule" tabIndex={-1} onClick={() => openRule(said.rule ?? '')}>
            § {said.rule}
          </button>
        )}
      </div>
    </div>
  );
}
