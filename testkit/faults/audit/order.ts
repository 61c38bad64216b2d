import type { Deed } from '../crowd/deed.ts';

/**
 * Whether things are kept in an order in which they can have happened: nothing comes before something else that was
 * acknowledged before it was sent, whoever sent it.
 */
export function orderCheck(): (deed: Deed) => boolean {
  let latestSent = 0;
  return (deed) => {
    const isInOrder = deed.answer?.ok !== true || deed.answer.at > latestSent;
    latestSent = Math.max(latestSent, deed.sent);
    return isInOrder;
  };
}
