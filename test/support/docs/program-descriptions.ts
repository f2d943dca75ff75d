import type { Command } from "commander";

/** Every command, option and argument of the program → what is said of it. */
export const programDescriptions = (program: Command): ReadonlyMap<string, string> =>
  new Map(descriptionsOf(program, program.name()));

const descriptionsOf = (command: Command, path: string): readonly (readonly [string, string])[] => [
  [path, command.description()],
  ...command.options.map((option) => [`${path} ${option.flags}`, option.description] as const),
  ...command.registeredArguments.map((each) => [`${path} <${each.name()}>`, each.description] as const),
  ...command.commands.flatMap((each) => descriptionsOf(each, `${path} ${each.name()}`)),
];
