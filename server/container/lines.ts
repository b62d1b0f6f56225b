import type { Logger } from 'pino'

/** The log, for adapters that tell a line of text. */
export const logLine = (log: Logger) => (text: string) => log.info(text)
export const logWarning = (log: Logger) => (text: string) => log.warn(text)
