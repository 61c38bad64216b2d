import type { Guest, Service } from '../../service/service.ts';
import type { Claimant } from '../../service/turns/fair-queue.ts';
import { createLane, type Lane } from '../../service/turns/lane.ts';
import type { Throttle } from './limits.ts';

/** The same service, but costly requests take turns and are charged by their cost. Playing never waits for them. */
export function inTurn(service: Service, throttle: Throttle): Service {
  const lane: Lane = createLane({
    mayBegin: ({ guest, address }) => throttle.debt(guest, address) === 0,
    isFrugal: ({ guest, address }) => throttle.isFrugal(guest, address),
    spent: ({ guest, address }, milliseconds) => throttle.charge(guest, address, { milliseconds }),
  });
  return {
    ...service,
    open: (guest, wanted) => lane.run(claim(guest), (turn) => service.open(guest, wanted, turn)),
    look: (guest, match, after) => lane.run(claim(guest), (turn) => service.look(guest, match, after, turn)),
    history: (guest, match, where) => lane.run(claim(guest), (turn) => service.history(guest, match, where, turn)),
    record: (guest, match, place) => lane.run(claim(guest), (turn) => service.record(guest, match, place, turn)),
    reasons: (guest, match, seat, only) =>
      lane.run(claim(guest), (turn) => service.reasons(guest, match, seat, only, turn)),
    follow: (guest, match, after, follower) =>
      lane.run(claim(guest), (turn) => service.follow(guest, match, after, follower, turn)),
  };
}

const claim = ({ id, address = '' }: Guest): Claimant => ({ guest: id, address });
