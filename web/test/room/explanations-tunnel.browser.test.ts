import { testExplanations } from '../support/walking.ts';

testExplanations([{ title: 'Tunnel Chase', game: 'Tunnel Chase', preset: /plain bot/i, kinds: ['speed', 'branch'] }]);
