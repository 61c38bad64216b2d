/** While nothing is asked: how a turn goes. */
export function IdlePanel() {
  return (
    <section class="tunnel-panel tunnel-idle" aria-label="How a turn goes">
      <ol>
        <li>All set their speed in secret, and show it together.</li>
        <li>Whoever is tailed flies first, then the fastest; curves are rolled for.</li>
        <li>Those on one space may collide; then all fire forwards at once.</li>
      </ol>
    </section>
  );
}
