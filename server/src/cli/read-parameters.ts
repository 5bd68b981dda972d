/** The parameters of a command: its options and the words around them. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

/** What cannot be read is answered with the reason and the command's help. */
export function readParameters<const Options extends ParseArgsOptionsConfig>(
  parameters: readonly string[],
  options: Options,
  help: string,
) {
  try {
    return parseArgs({ args: [...parameters], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${help}`);
  }
}

/** The action of that name, and none that merely every object has. */
export function actionNamed<Action>(
  actions: Readonly<Record<string, Action>>,
  name: string,
  help: string,
): Action {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined) throw new UsageError(`There is no action “${name}”.\n\n${help}`);
  return action;
}
