/** The ratio of this screen's type to the standard 16 pixels. */
export const typeRatio = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
