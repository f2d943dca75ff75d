/** Where the command line reads and writes; handed in so that nothing else touches the process. */
export interface CliStreams {
  readonly out: NodeJS.WriteStream;
  readonly err: NodeJS.WriteStream;
  readonly input: NodeJS.ReadStream;
  /** The value of the locale variable in force, such as `zh_CN.UTF-8`. */
  readonly locale: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}
