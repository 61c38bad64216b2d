/** What one does to a thing on the screen, by what one points with. */
export function pressWord(): 'tap' | 'click' {
  return matchMedia('(pointer: coarse)').matches ? 'tap' : 'click';
}
