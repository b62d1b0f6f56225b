import { type KeptMail, type SpecServer, until } from './server.ts'

type Post = Pick<SpecServer, 'mailsTo'>
type Words = string | RegExp

const has = (text: string, words: Words) =>
  typeof words === 'string' ? text.includes(words) : words.test(text)

/** The mails to an address whose text has these words, the newest first. */
export const mailsSaying = async (server: Post, to: string, words: Words): Promise<KeptMail[]> =>
  (await server.mailsTo(to)).filter(({ text }) => has(text, words))

/** The mails to an address whose subject has these words, the newest first. */
export const mailsAbout = async (server: Post, to: string, words: Words): Promise<KeptMail[]> =>
  (await server.mailsTo(to)).filter(({ subject }) => has(subject, words))

const newestOf =
  (look: typeof mailsSaying) =>
  (server: Post, to: string, words: Words, nth = 1) =>
    until(async () => {
      const mails = await look(server, to, words)
      const [newest] = mails
      if (!newest || mails.length < nth) throw new Error(`No ${words} for ${to} yet`)
      return newest
    })

/** Waits until an address has a mail whose text has these words, or so many; answers the newest. */
export const mailSaying = newestOf(mailsSaying)

/** Waits until an address has a mail whose subject has these words, or so many; answers the newest. */
export const mailAbout = newestOf(mailsAbout)
