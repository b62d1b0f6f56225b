import type { Browser, Page, Route } from 'playwright'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import type { SpecMember } from '#specs/harness/server/members.ts'
import { newMember } from '#specs/harness/server/members.ts'
import type { SpecServer } from '#specs/harness/server/server.ts'
import { factsIn, isDue, typeOf } from '../walk.ts'
import type { Stage } from './run.ts'

/** `held`: the call that is on its way, until the network of the spec lets it go. */
type Writer = {
  page: Page
  anna: SpecMember
  held: Route[]
  text: string
  close: () => Promise<void>
}

const CALL = '**/api/message.php'
const words: Record<string, string> = {
  sending: 'Wordt verstuurd',
  waiting: 'Nog niet verstuurd, we proberen het opnieuw',
  failed: 'Niet verstuurd',
}
const why: Record<string, string> = {
  insufficient_credits: 'Je hebt niet genoeg credits.',
  member_gone: 'Dit lid is er niet meer.',
}

const bubble = ({ page, text }: Writer) => page.locator('ol > li', { hasText: text })
const control = (writer: Writer, name: string) =>
  bubble(writer).getByRole('button', { name, exact: true })

/** The call that was made last, as soon as there is one. */
const taken = async ({ held }: Writer): Promise<Route> => {
  await see.poll(() => held.length).toBeGreaterThan(0)
  return held.pop() as Route
}

let texts = 0

export const outboxStage = (browser: Browser, server: SpecServer): Stage<Writer> => ({
  asks: (pair) => pair.at.state !== 'sent' && pair.at.state !== 'discarded',
  begin: async () => {
    const anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
    const bram = await newMember(server, { name: 'Bram' })
    const { page, close } = await visitAs(browser, server.url, anna)
    const held: Route[] = []
    await page.route(CALL, (route) => void held.push(route))
    await page.goto(`/members/${bram.id}/chat`)
    texts += 1
    const text = `Hallo nummer ${texts}`
    await page.getByLabel('Bericht', { exact: true }).fill(text)
    await page.getByRole('button', { name: /^Verstuur · 1 credit/ }).click()
    return { page, anna, held, text, close }
  },
  send: async (writer, pair) => {
    const { page } = writer
    const type = typeOf(pair)
    if (type === 'retry') return control(writer, 'Opnieuw').click()
    if (type === 'discard') return control(writer, 'Weggooien').click()
    if (type === 'online') {
      await page.context().setOffline(true)
      return page.context().setOffline(false)
    }
    if (isDue(pair)) return
    const route = await taken(writer)
    if (type === 'delivered') return route.continue()
    if (type === 'lost') return route.abort()
    const { why: error } = factsIn<{ why: string }>(pair)
    return route.fulfill({ status: 402, json: { error } })
  },
  sees: async (writer, { state, context }) => {
    const name = String(state)
    if (name === 'discarded') return see(bubble(writer)).toHaveCount(0)
    if (name === 'sent') return see(bubble(writer).locator('time')).toHaveCount(1)
    await see(bubble(writer).getByRole('status')).toContainText(words[name] ?? name)
    if (name === 'sending') await see.poll(() => writer.held.length).toBeGreaterThan(0)
    const { why: code } = context as { why: string | null }
    if (code !== null) await see(bubble(writer).getByRole('alert')).toContainText(why[code] ?? code)
  },
  offers: async (writer) => {
    const found = { retry: control(writer, 'Opnieuw'), discard: control(writer, 'Weggooien') }
    const offered: string[] = []
    for (const [type, one] of Object.entries(found)) if ((await one.count()) > 0) offered.push(type)
    return offered
  },
  /** The network, its answers and the clock are no control of the screen. */
  elsewhere: ['delivered', 'refused', 'lost', 'online', 'xstate.after.retryDelay.outbox.waiting'],
  isRefused: async () => undefined,
  end: async ({ held, close }) => {
    await Promise.all(held.map((route) => route.abort().catch(() => undefined)))
    await close()
  },
})
