import type { Signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Sheet } from '../shell/sheet.tsx';
import { Blocks } from './blocks.tsx';
import { nearestRule, readMarkdown } from './markdown.ts';

interface Props {
  readonly rulebook: string;
  /** Empty for the beginning, null for closed. */
  readonly rule: Signal<string | null>;
}

export function RulebookSheet({ rulebook, rule }: Props) {
  const blocks = useMemo(() => readMarkdown(rulebook), [rulebook]);
  const paper = useRef<HTMLDivElement>(null);
  const asked = rule.value;
  const marked = asked === null ? null : nearestRule(blocks, asked);
  useEffect(() => {
    if (marked === null) return;
    const found = paper.current?.querySelector(`[data-rule="${marked}"]`);
    found?.scrollIntoView({ block: 'center' });
  }, [marked]);
  return (
    <Sheet open={asked !== null} title="Rulebook" onClose={() => (rule.value = null)}>
      <div ref={paper}>
        <Blocks blocks={blocks} marked={marked} />
      </div>
    </Sheet>
  );
}
