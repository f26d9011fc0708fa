/** A program of its own: takes a list of commands on standard input and answers with what each of them prints. */
import { text } from 'node:stream/consumers';
import { EXIT } from '../../../src/cli/exit.ts';
import { main } from '../../../src/cli/main.ts';

const commands = JSON.parse(await text(process.stdin)) as readonly string[];
const outputs: Record<string, string> = {};
for (const command of commands) {
  let printed = '';
  const sink = { write: (more: string) => (printed += more) };
  const code = await main(command.split(' '), { stdin: process.stdin, stdout: sink, stderr: sink, env: {} });
  if (code === EXIT.bad) throw new Error(`arbiter ${command}\n${printed}`);
  outputs[command] = printed;
}
process.stdout.write(JSON.stringify(outputs));
