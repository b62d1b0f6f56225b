import { type Request, type Response, Router } from 'express'
import type { AccountStore } from '#core/account/ports.ts'
import { switchOf } from '#core/account/settings/notifications.ts'
import { escapeHtml } from '#core/kernel/html.ts'
import type { LiveHints } from '#core/kernel/ports.ts'
import { routes } from '#core/site/routes.ts'
import { textsOf } from '../platform/texts.ts'
import { createReadToken } from './unsubscribe.ts'

type Parts = Parameters<typeof createReadToken>[0] & {
  accounts: AccountStore
  liveHints: Pick<LiveHints, 'publish'>
}
type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof createReadToken>>>>

const page = (language: string, title: string, body: string) =>
  `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
  '<meta name="color-scheme" content="light dark">' +
  `<title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`

const askPage = ({ language, kind }: Found) => {
  const texts = textsOf(language).unsubscribe
  const title = texts.question({ kind: texts.kinds[kind] })
  const button = `<button type="submit">${escapeHtml(texts.submit)}</button>`
  return page(language, title, `<form method="post">${button}</form>`)
}

const donePage = ({ language, kind }: Found) => {
  const texts = textsOf(language).unsubscribe
  const title = texts.done({ kind: texts.kinds[kind] })
  const link = `<a href="${routes.settings.path}">${escapeHtml(texts.settings)}</a>`
  return page(language, title, `<p>${escapeHtml(texts.again)}</p><p>${link}</p>`)
}

/**
 * What the link in a mail about what is new opens (RFC 8058). Nobody has to log in; a GET changes
 * nothing, because mail scanners follow links.
 */
export const createUnsubscribePages = ({ accounts, liveHints, ...parts }: Parts): Router => {
  const read = createReadToken({ accounts, ...parts })
  const answer =
    (act: (found: Found) => Promise<string>) => async (req: Request, res: Response) => {
      res.set('cache-control', 'no-store').set('referrer-policy', 'no-referrer')
      const found = await read(req.query.token, res.locals.site.id)
      if (!found) res.status(404).type('text').send('Not found\n')
      else res.type('html').send(await act(found))
    }
  const ask = answer(async (found) => askPage(found))
  const switchOff = answer(async (found) => {
    const { account, kind } = found
    await accounts.setNotification(account, switchOf('email', kind), false)
    liveHints.publish([{ account, about: 'user' }])
    return donePage(found)
  })
  return Router().get('/unsubscribe', ask).post('/unsubscribe', switchOff)
}
