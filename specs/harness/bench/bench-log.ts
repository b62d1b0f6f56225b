import pino, { type Logger } from 'pino'

/** Tells what the product tells its operator, in a line. */
export const loggerTo = (say: (line: string) => void): Logger =>
  pino(
    { level: 'info' },
    {
      write: (text: string) => {
        const { msg, members, ms } = JSON.parse(text)
        say([msg, members && `${members} members`, ms && `${ms} ms`].filter(Boolean).join(', '))
      },
    },
  )
