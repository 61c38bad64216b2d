import './effects.css';

/** The flame of an engine behind a ship whose nose points to the right: a place behind it, and its length. */
export function Thruster({ x, size }: { readonly x: number; readonly size: number }) {
  return (
    <path
      class="ui-thruster"
      style={{ transformOrigin: `${x}px 0` }}
      d={`M${x}${-size * 0.3}L${x - size} 0L${x} ${size * 0.3}Q${x - size * 0.25} 0 ${x}${-size * 0.3}Z`}
    />
  );
}
