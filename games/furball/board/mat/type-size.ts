/** How much larger type is on this screen than on a plain one, where it is 16 pixels high. */
export const typeRatio = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
