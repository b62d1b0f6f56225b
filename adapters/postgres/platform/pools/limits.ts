import type { ClientConfig } from './limited-client.ts'

/** How many connections one server opens to its database, and how long it waits on them. */
export type DatabaseLimits = {
  /** For what members do, and for the work that is left behind. */
  connections: number
  jobConnections: number
  /** For what nobody waits for: reports, figures, clearing up. */
  backgroundConnections: number
  /** For a new connection, or for a free one. */
  connectMs: number
  /** For the answer to one statement; the database gives it up shortly before. */
  answerMs: number
  backgroundAnswerMs: number
}

/** Two cores are busy with fewer; more would only wait inside the database. */
export const usualLimits: DatabaseLimits = {
  connections: 16,
  jobConnections: 4,
  backgroundConnections: 2,
  connectMs: 2_500,
  answerMs: 5_000,
  backgroundAnswerMs: 60_000,
}

/** The database is first to give up, so that the connection can be used on. */
const GIVEN_UP_BEFORE = 0.9
/** After so long without a word the network is asked whether the other side is still there. */
const KEEPALIVE_MS = 10_000

/** Planner cost of a random read relative to a sequential one. Data is in memory or on an SSD. */
const RANDOM_PAGE_COST = 1.1

const optionsOf = (addressPads: string | null) =>
  [
    `-c random_page_cost=${RANDOM_PAGE_COST}`,
    ...(addressPads === null ? [] : [`-c app.address_pads=${addressPads}`]),
  ].join(' ')

/** What every connection of ours has, whoever opens it. */
export const connectionTo = (
  url: string,
  { connectMs, answerMs }: Pick<DatabaseLimits, 'connectMs' | 'answerMs'>,
  addressPads: string | null = null,
) => {
  const statementMs = Math.ceil(answerMs * GIVEN_UP_BEFORE)
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    answerMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    options: optionsOf(addressPads),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
  } satisfies ClientConfig
}
