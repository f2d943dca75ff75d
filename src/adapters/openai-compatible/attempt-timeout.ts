/** One attempt took longer than it may. */
export class AttemptTimeout extends Error {}
