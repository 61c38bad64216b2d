/** In bytes; the longest match we know of takes a fortieth of it. */
export const LARGEST_FILE = 64 * 1024 * 1024;
export const TOO_LARGE = 'This file is larger than 64 MB, which no match is. Export matches one by one and use those.';
