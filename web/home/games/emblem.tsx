export function Emblem({ drawing }: { readonly drawing: string }) {
  return (
    <svg class="emblem" viewBox="0 0 360 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g class="faint">
        {[26, 52, 88, 134].map((radius) => (
          <circle key={radius} cx={180} cy={55} r={radius} />
        ))}
        <path d="M0 55H360M180 0V110" />
      </g>
      <path d={drawing} />
    </svg>
  );
}
