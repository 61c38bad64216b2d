import type { Order } from '../rules/model.ts';

/** These follow the name of a captain. */
export const ORDER_NAMES: { readonly [O in Order]: string } = {
  charge: 'charges the gun',
  fire: 'fires',
  dodge: 'dodges',
};
