import { createHash } from 'node:crypto'
import { type Request, type Response, Router } from 'express'
import type { AccountStore } from '#core/account/ports.ts'
import { switchOf } from '#core/account/settings/notifications.ts'
import { type Html, html } from '#core/kernel/html.ts'
import type { LiveHints } from '#core/kernel/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { routes } from '#core/site/routes.ts'
import { textsOf } from '../platform/texts.ts'
import { createReadToken } from './unsubscribe.ts'
import { unsubscribeStyle } from './unsubscribe-style.ts'

type Parts = Parameters<typeof createReadToken>[0] & {
  accounts: AccountStore
  liveHints: Pick<LiveHints, 'publish'>
}
type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof createReadToken>>>>

const styleDigest = createHash('sha256').update(unsubscribeStyle).digest('base64')
const POLICY = [
  `default-src 'none'; style-src 'sha256-${styleDigest}'; img-src data:`,
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
].join('; ')

const SPARK =
  'M12.8 2.5c.5 3.8 5.7 6.3 5.7 11.6a6.5 6.5 0 1 1-13 0c0-3 1.8-4.8 3.3-6.2.2 1.7.9 2.6 2 3.1.3-3.2.7-6 2-8.5Z'

type Shown = { site: string; language: string; title: string; body: Html }

const page = ({ site, language, title, body }: Shown) =>
  html`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">
<title>${title}</title><style>${{ markup: unsubscribeStyle }}</style></head><body>
<header><a href="/"><svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
<path d="${SPARK}"/></svg>${site}</a></header><main><h1>${title}</h1>${body}</main></body></html>`
    .markup

const askPage = ({ language, kind }: Found, site: string) => {
  const texts = textsOf(language).unsubscribe
  const title = texts.question({ kind: texts.kinds[kind] })
  const body = html`<form method="post"><button type="submit">${texts.submit}</button></form>`
  return page({ site, language, title, body })
}

const donePage = ({ language, kind }: Found, site: string) => {
  const texts = textsOf(language).unsubscribe
  const title = texts.done({ kind: texts.kinds[kind] })
  const body = html`<p>${texts.again}</p>
<p><a href="${routes.settings.path}">${texts.settings}</a></p>`
  return page({ site, language, title, body })
}

/**
 * What the link in a mail about what is new opens (RFC 8058). Nobody has to log in; a GET changes
 * nothing, because mail scanners follow links.
 */
export const createUnsubscribePages = ({ accounts, liveHints, ...parts }: Parts): Router => {
  const read = createReadToken({ accounts, ...parts })
  const answer =
    (act: (found: Found, site: string) => Promise<string>) =>
    async (req: Request, res: Response) => {
      res.set('cache-control', 'no-store').set('referrer-policy', 'no-referrer')
      res.set('content-security-policy', POLICY)
      const site: Site = res.locals.site
      const found = await read(req.query.token, site.id)
      if (!found) res.status(404).type('text').send('Not found\n')
      else res.type('html').send(await act(found, site.settings.name))
    }
  const ask = answer(async (found, site) => askPage(found, site))
  const switchOff = answer(async (found, site) => {
    const { account, kind } = found
    await accounts.setNotification(account, switchOf('email', kind), false)
    liveHints.publish([{ account, about: 'user' }])
    return donePage(found, site)
  })
  return Router().get('/unsubscribe', ask).post('/unsubscribe', switchOff)
}
