/** The command was called in a way it does not understand; the message says how it is called. */
export class UsageError extends Error {}
