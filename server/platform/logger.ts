import { type Logger, pino } from 'pino'
import type { Config } from './config/config.ts'

/** Of an error: what, where and which code. A database's `detail` names the row, and is left out. */
const errorOf = ({ name, message, stack, code }: Error & { code?: string }) => ({
  name,
  message,
  code,
  stack,
})

export const loggerOf = ({ logLevel }: Pick<Config, 'logLevel'>): Logger =>
  pino({ level: logLevel, base: null, serializers: { err: errorOf } })
