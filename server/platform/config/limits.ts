import * as z from 'zod'

/** How many connections this server opens and takes, and how long it waits. */
export type ConfigLimits = {
  database: {
    connections: number
    jobConnections: number
    backgroundConnections: number
    connectMs: number
    answerMs: number
    backgroundAnswerMs: number
  }
  /** For a whole answer, whatever it waits on, in ms: before a browser gives up. */
  answerMs: number
  /** Open connections of one source; a proxy that may say who asks has as many as it likes. */
  connectionsPerSource: number
  stop: {
    /** Between no longer being ready and taking no more connections. */
    pauseMs: number
    /** For all of stopping; what is not done by then is cut off. */
    withinMs: number
  }
}

const whole = (from: number, to: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,7}$/.test(text) && Number(text) >= from && Number(text) <= to,
      `is a whole number, ${from} to ${to}`,
    )
    .transform(Number)
const connections = whole(1, 1_000)
const ms = whole(100, 3_600_000)

export const limitsOfEnvironment = {
  DATABASE_CONNECTIONS: connections.default(16),
  DATABASE_JOB_CONNECTIONS: connections.default(4),
  DATABASE_BACKGROUND_CONNECTIONS: connections.default(2),
  DATABASE_CONNECT_MS: ms.default(2_500),
  DATABASE_ANSWER_MS: ms.default(5_000),
  DATABASE_BACKGROUND_MS: ms.default(60_000),
  ANSWER_MS: ms.default(7_000),
  CONNECTIONS_PER_SOURCE: whole(1, 1_000_000).default(256),
  STOP_PAUSE_MS: whole(0, 600_000).optional(),
  STOP_MS: ms.default(25_000),
}

/** Who balances the load has so long to notice. */
const PAUSE_MS_IN_PRODUCTION = 5_000

type Given = z.output<z.ZodObject<typeof limitsOfEnvironment>>

export const limitsIn = (env: Given, { production }: { production: boolean }): ConfigLimits => ({
  database: {
    connections: env.DATABASE_CONNECTIONS,
    jobConnections: env.DATABASE_JOB_CONNECTIONS,
    backgroundConnections: env.DATABASE_BACKGROUND_CONNECTIONS,
    connectMs: env.DATABASE_CONNECT_MS,
    answerMs: env.DATABASE_ANSWER_MS,
    backgroundAnswerMs: env.DATABASE_BACKGROUND_MS,
  },
  answerMs: env.ANSWER_MS,
  connectionsPerSource: env.CONNECTIONS_PER_SOURCE,
  stop: {
    pauseMs: env.STOP_PAUSE_MS ?? (production ? PAUSE_MS_IN_PRODUCTION : 0),
    withinMs: env.STOP_MS,
  },
})
