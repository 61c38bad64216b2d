import { spawn } from 'node:child_process';

/** Runs the named scripts of package.json at the same time, and prints what each of them says, one after another. */

type Result = { readonly output: string; readonly passed: boolean };

for (const result of process.argv.slice(2).map(run)) {
  const { output, passed } = await result;
  process.stdout.write(output);
  if (!passed) process.exitCode = 1;
}

function run(script: string): Promise<Result> {
  return new Promise((done) => {
    const said: string[] = [];
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(String(chunk)));
    child.on('error', ({ message }) => done({ output: `${script}: ${message}\n`, passed: false }));
    child.on('close', (code) => done({ output: said.join(''), passed: code === 0 }));
  });
}
