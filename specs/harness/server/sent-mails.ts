import type { Mail, Mailer } from '#core/kernel/ports.ts'

const waiting = new Set<() => void>()

/** Resolves after so many milliseconds, or as soon as any server has sent a mail. */
export const nextMailWithin = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      waiting.delete(end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    waiting.add(end)
  })

/** The mails that a server has sent, also before it was restarted. */
export const sentMails = () => {
  const byKey = new Map<string, Mail>()
  return {
    /** A mail that is sent again is there once, as in the mailbox. */
    recording: ({ send }: Mailer): Mailer => ({
      send: async (mail) => {
        await send(mail)
        byKey.delete(mail.key)
        byKey.set(mail.key, mail)
        for (const end of [...waiting]) end()
      },
    }),
    /** The newest first. */
    to: (address: string) => [...byKey.values()].filter(({ to }) => to === address).reverse(),
  }
}
