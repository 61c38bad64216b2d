export function pressWord(): 'tap' | 'click' {
  return matchMedia('(pointer: coarse)').matches ? 'tap' : 'click';
}
