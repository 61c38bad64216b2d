import { bring, commit, playing, readiness, reveal, settingUp, sit, standing, takingBack } from '@starboard/protocol';
import { nothingMore, opened, seated } from './answers.ts';
import { drawing, ofSeat, saying } from './bodies.ts';
import { endpoint, well } from './endpoint.ts';

const at = (what: string) => ({ method: 'POST', path: `/api/matches/{id}/${what}` }) as const;

export const seatEndpoints = [
  endpoint({
    ...at('sit'),
    does: 'Takes an open seat: the given one or, with null, the first free seat. Send a nonce or a commitment, depending on `dice.kind` of the table; or neither, if you want to bring something and say later that you are ready.',
    body: sit,
    gives: seated,
    async run({ service, asking, match, body: { seat, name, ...share } }) {
      const done = await service.sit(asking, match, seat, name, share);
      return done.ok ? well({ seat: done.value }) : done;
    },
  }),
  endpoint({
    ...at('bring'),
    does: 'Brings something to the match, such as a squad: legal for the set-up, at most 4096 bytes. It can be changed until everybody is ready.',
    body: bring,
    gives: nothingMore,
    weight: 4,
    run: ({ service, asking, match, body }) => service.bring(asking, match, body.seat, body.brought),
  }),
  endpoint({
    ...at('ready'),
    does: 'Says that a seat is ready, or not yet. If `dice.kind` is `entrusted`, send your nonce with it. The dice are made when everybody is ready.',
    body: readiness,
    gives: nothingMore,
    run: ({ service, asking, match, body: { seat, ...said } }) => service.sayReady(asking, match, seat, said),
  }),
  endpoint({
    ...at('set-up'),
    does: 'For the host: changes the set-up of a match to which seats bring something. Players who were ready have to say so again.',
    body: settingUp,
    gives: nothingMore,
    weight: 4,
    run: ({ service, asking, match, body }) => service.setUp(asking, match, body.setup),
  }),
  endpoint({
    ...at('commit'),
    does: 'Promises a nonce for the dice: again after a restart, or a different one while not everybody has promised.',
    body: commit,
    gives: nothingMore,
    run: ({ service, asking, match, body }) => service.commit(asking, match, body.seat, body.commitment),
  }),
  endpoint({
    ...at('reveal'),
    does: 'Shows the promised nonce, once everybody has promised theirs. The match begins when the last nonce is shown.',
    body: reveal,
    gives: nothingMore,
    run: ({ service, asking, match, body }) => service.reveal(asking, match, body.seat, body.nonce),
  }),
  endpoint({
    ...at('leave'),
    does: 'Leaves a seat. Before the match begins, the seat becomes free again; after that, a bot plays it.',
    body: ofSeat,
    gives: nothingMore,
    run: ({ service, asking, match, body }) => service.leave(asking, match, body.seat),
  }),
  endpoint({
    ...at('come-back'),
    does: 'Takes a seat back from the bot that plays it.',
    body: ofSeat,
    gives: nothingMore,
    run: ({ service, asking, match, body }) => service.comeBack(asking, match, body.seat),
  }),
  endpoint({
    ...at('play'),
    does: 'Answers a question with one of its options.',
    body: playing,
    gives: nothingMore,
    run: ({ service, asking, match, body }) => service.play(asking, match, body.seat, body, body.choice),
  }),
  endpoint({
    ...at('take-back'),
    does: 'Takes back a sealed answer while others are still choosing.',
    body: takingBack,
    gives: nothingMore,
    run: ({ service, asking, match, body }) => service.takeBack(asking, match, body.seat, body),
  }),
  endpoint({
    ...at('standing'),
    does: 'Sets the answers that a seat always or never gives. They replace the earlier ones.',
    body: standing,
    gives: nothingMore,
    weight: 4,
    run: ({ service, asking, match, body: { seat, ...answers } }) => service.standing(asking, match, seat, answers),
  }),
  endpoint({
    ...at('resign'),
    does: 'Resigns the match.',
    body: ofSeat,
    gives: nothingMore,
    run: ({ service, asking, match, body }) => service.resign(asking, match, body.seat),
  }),
  endpoint({
    ...at('draw'),
    does: 'Offers a draw, withdraws the offer, or declines those of others. When everybody offers a draw, the match is drawn.',
    body: drawing,
    gives: nothingMore,
    run: ({ service, asking, match, body }) => service.offerDraw(asking, match, body.seat, body.offers),
  }),
  endpoint({
    ...at('rematch'),
    does: 'Opens a rematch at the same table, or returns the one that is already open.',
    gives: opened,
    counted: 'opening',
    async run({ service, asking, match }) {
      const done = await service.rematch(asking, match);
      return done.ok ? well({ match: done.value }) : done;
    },
  }),
  endpoint({
    ...at('remove-idle'),
    does: 'For the host: lets a bot play a seat that keeps everybody waiting.',
    body: ofSeat,
    gives: nothingMore,
    run: ({ service, asking, match, body }) => service.removeIdle(asking, match, body.seat),
  }),
  endpoint({
    ...at('close'),
    does: 'For the host: closes the match.',
    gives: nothingMore,
    run: ({ service, asking, match }) => service.close(asking, match),
  }),
  endpoint({
    ...at('say'),
    does: 'Sends a chat message to the table.',
    body: saying,
    gives: nothingMore,
    counted: 'chat',
    run: ({ service, asking, match, body }) => service.say(asking, match, body.text),
  }),
];
