/** Words need these too, so they are in the kernel. */
export { oneDecimal, percent } from '@starboard/kernel';
