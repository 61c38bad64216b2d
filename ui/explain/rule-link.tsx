import './rule-link.css';

/** The number of a rule, which opens the rulebook there. */
export function RuleLink({ rule, open }: { readonly rule: string; open(rule: string): void }) {
  return (
    <button
      type="button"
      class="ui-rule"
      aria-label={`Rule ${rule}`}
      data-says={`Opens rule ${rule}.`}
      onClick={() => open(rule)}
    >
      § {rule}
    </button>
  );
}
