import certificate from '../solution/table/certificate.json' with { type: 'json' };

/** What is proven about the duel, for the terminal. */
export function solutionInWords(): string {
  const { states, boundAtStart, boundAnywhere, bytes, sha256, seconds, threads } = certificate;
  const starts = Object.entries(certificate.startValues).map(([dice, value]) => {
    const [mine, theirs] = dice.split(',');
    return `  dice ${mine} and ${theirs}: ${(50 + value * 50).toFixed(4)} %`;
  });
  return [
    'Duel in Space with stock ships and 100 turns without a hit is solved.',
    `States: ${states}. Every value is within ${boundAnywhere.toExponential(1)} of the true one, the start within ${boundAtStart.toExponential(1)}.`,
    `The table has ${bytes} bytes (SHA-256 over its layers ${sha256}); npm run solve made it in ${seconds} s on ${threads} threads.`,
    'The score of the first player at each start, by the dice of both players:',
    ...starts,
  ].join('\n');
}
