export function Emblem({ drawing }: { readonly drawing: string }) {
  return (
    <svg class="emblem" viewBox="0 0 360 110" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <g class="faint">
        {[26, 52, 88, 134].map((radius) => (
          <circle key={radius} cx={180} cy={55} r={radius} />
        ))}
        <path d="M-180 55H540M180 -110V220" />
      </g>
      <path d={drawing} />
    </svg>
  );
}
