/** The server could not start: starting again without a change fails alike. */
export const NOT_STARTED = 1

/** An error that no handler caught (EX_SOFTWARE): a supervisor starts the server again. */
export const CRASHED = 70
