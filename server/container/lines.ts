import type { Logger } from 'pino'

/** The log, for adapters that tell a line of text. */
export const line = (log: Logger) => (text: string) => log.info(text)
export const warning = (log: Logger) => (text: string) => log.warn(text)
