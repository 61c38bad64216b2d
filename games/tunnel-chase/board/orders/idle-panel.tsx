export function IdlePanel() {
  return (
    <section class="ui-panel tunnel-panel tunnel-idle" aria-label="How a turn goes">
      <ol class="ui-sequence">
        <li>All pilots set their speed in secret and show it together.</li>
        <li>
          The starfighter in front flies before the one behind it; otherwise the fastest flies first. Pilots roll for
          their curves.
        </li>
        <li>Starfighters on the same space may collide. Then all fire forwards at the same time.</li>
      </ol>
    </section>
  );
}
