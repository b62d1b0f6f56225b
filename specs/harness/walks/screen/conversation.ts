import type { Browser, Page } from 'playwright'
import { otherSide, type Side } from '#core/chat/sides.ts'
import type { Stored } from '#core/kernel/lifecycle.ts'
import { sayYes } from '#specs/harness/screens/say-yes.ts'
import { see } from '#specs/harness/screens/see.ts'
import { answerTo, visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, PASSWORD, type SpecMember, tokenIn } from '#specs/harness/server/members.ts'
import { type SpecServer, until } from '#specs/harness/server/server.ts'
import { byStaff } from '../api/members.ts'
import { factsIn, type Moving, moves, type Pair, typeOf } from '../walk.ts'
import type { Stage } from './run.ts'

type Seat = { member: SpecMember; page: Page; name: string; close: () => Promise<void> }
type Talk = Record<Side, Seat> & { sent: number }
type Regions = Record<string, string>

const sides = ['starter', 'receiver'] as const
const names = { starter: 'Anna', receiver: 'Bram' }

/** Before it has begun: nothing stands in its way. */
const atFirst: Regions = {
  talk: 'new',
  starterList: 'listed',
  receiverList: 'listed',
  starterBlock: 'open',
  receiverBlock: 'open',
  starterAccount: 'there',
  receiverAccount: 'there',
}
const regionsOf = ({ state }: Pick<Stored, 'state'>) =>
  state === 'new' ? atFirst : (state as { living: Regions }).living
const isThere = (at: Stored, side: Side) => regionsOf(at)[`${side}Account`] === 'there'
const isListed = (at: Stored, side: Side) => regionsOf(at)[`${side}List`] === 'listed'
const blocks = (at: Stored, side: Side) => regionsOf(at)[`${side}Block`] === 'blocking'

/** Each region with the others at rest; that a block takes both lists along is its own doing. */
const isNear = (at: Stored) => {
  const blocked = sides.filter((side) => blocks(at, side)).length
  const gone = sides.filter((side) => !isThere(at, side)).length
  const removed = sides.filter((side) => !isListed(at, side)).length
  const own = blocked > 0 ? 0 : Math.min(removed, 1)
  return blocked + gone + own <= 1
}

const partsOf = (type: string) => {
  const [, side = 'starter', what = type] = /^(starter|receiver)(\w+)$/.exec(type) ?? []
  return { side: side as Side, what }
}
/** Who sends has credits and may: what else stands against a message is asked over HTTP. */
const isFit = (pair: Pair) => {
  const { by, sending } = factsIn<{
    by: Side
    sending: {
      confirmed: boolean
      started: number
      balance: number
      length: number
      otherThere: boolean
    }
  }>(pair)
  const { confirmed, started, balance, length, otherThere } = sending
  return confirmed && started < 2 && balance > 0 && length === 5 && otherThere && by !== undefined
}

const byHand = ['Removes', 'Blocks', 'Unblocks']
const UNSEEN = 'who is blocked sees the other nowhere, and so no button to block them'

const box = (page: Page) => page.getByLabel('Bericht', { exact: true })
const removal = (page: Page, name: string) =>
  page.getByRole('button', { name: `Gesprek met ${name} verwijderen` })
/** In the menu of the conversation. */
const blocking = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `${name} blokkeren`, exact: true, includeHidden: true })
const lifting = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `${name} deblokkeren` })

export const conversationStage = (browser: Browser, server: SpecServer): Stage<Talk> => {
  const sit = async (side: Side): Promise<Seat> => {
    const gender = side === 'starter' ? ('female' as const) : ('male' as const)
    const seeks = side === 'starter' ? ('male' as const) : ('female' as const)
    const member = await newMember(server, { name: names[side], gender, seeks })
    const { page, close } = await visitAs(browser, server.url, member)
    return { member, page, name: names[side], close }
  }
  const toChat = ({ page }: Seat, other: Seat) => page.goto(`/members/${other.member.id}/chat`)
  const toChats = async ({ page }: Seat) => {
    await page.goto('/chats')
    await see(page.getByRole('heading', { name: 'Berichten' })).toBeVisible()
  }

  const senders: Record<string, (me: Seat, other: Seat) => Promise<unknown>> = {
    Removes: async (me, { name }) => {
      await toChats(me)
      const gone = answerTo(me.page, 'DELETE /api/chat.php')
      await removal(me.page, name).click()
      await sayYes(me.page, 'Verwijder')
      await gone
    },
    Blocks: async (me, other) => {
      await toChat(me, other)
      const done = answerTo(me.page, 'POST /api/block.php')
      await me.page.getByRole('main').getByRole('button', { name: 'Meer', exact: true }).click()
      await blocking(me.page, other.name).first().click()
      await sayYes(me.page, 'Blokkeren')
      await done
    },
    Unblocks: async (me, other) => {
      await me.page.goto('/settings/blocked')
      const done = answerTo(me.page, 'DELETE /api/block.php')
      await lifting(me.page, other.name).click()
      await done
    },
    Leaves: async ({ member }) => {
      await member.ask('DELETE /api/user.php', { body: { reason: 'pause', password: PASSWORD } })
    },
    Returns: async ({ member }) => {
      const token = await until(async () => {
        const mails = await server.mailsTo(member.email)
        const mail = mails.find(({ key }) => key.startsWith('leaving:'))
        if (!mail) throw new Error('No goodbye yet')
        return tokenIn(mail)
      })
      await member.ask('POST /api/activation.php?return=1', { body: { token } })
    },
    Erased: ({ member }) => byStaff(server, 'erase', member.email),
  }
  const others = ['Leaves', 'Erased']

  /** The page of the conversation, or that there is none; what it says of the other. */
  const seenBy = async (talk: Talk, side: Side, at: Stored) => {
    const [me, other] = [talk[side], talk[otherSide(side)]]
    await toChat(me, other)
    const main = me.page.getByRole('main')
    const gone = main.getByText(/^Dit gesprek is er niet meer|^Dit lid is er niet meer/)
    const blocked = main.getByText('Je hebt dit lid geblokkeerd.')
    if (blocks(at, side)) return see(blocked.or(gone).first()).toBeVisible()
    const isOpen = isThere(at, otherSide(side)) && !blocks(at, otherSide(side))
    await see((isOpen ? box(me.page) : gone).first()).toBeVisible()
  }

  const offeredInChat = async ({ page }: Seat, side: Side, other: Seat) => {
    const offered: string[] = []
    if ((await blocking(page, other.name).count()) > 0) offered.push(`${side}Blocks`)
    if ((await box(page).count()) === 0) return offered
    await box(page).fill('Hallo')
    if (await page.getByRole('button', { name: /^Verstuur/ }).isEnabled()) offered.push('send')
    await box(page).fill('')
    return offered
  }

  const offeredTo = async (talk: Talk, side: Side) => {
    const [me, other] = [talk[side], talk[otherSide(side)]]
    if (!me.page.url().endsWith('/chat')) await toChat(me, other)
    const offered = await offeredInChat(me, side, other)
    await toChats(me)
    await see(me.page.locator('[aria-busy=true]')).toHaveCount(0)
    if ((await removal(me.page, other.name).count()) > 0) offered.push(`${side}Removes`)
    await me.page.goto('/settings/blocked')
    await see(me.page.getByRole('heading', { name: 'Geblokkeerde leden' })).toBeVisible()
    if ((await lifting(me.page, other.name).count()) > 0) offered.push(`${side}Unblocks`)
    return offered
  }

  return {
    asks: (pair) => {
      const { what, side } = partsOf(typeOf(pair))
      if (what === 'send') return isFit(pair)
      const isHidden = what === 'Blocks' && moves(pair) && blocks(pair.at, otherSide(side))
      return byHand.includes(what) && isThere(pair.at, side) && !isHidden
    },
    visits: (at) => isNear(at) && regionsOf(at).talk === 'open',
    hides: (pair) => {
      const { what, side } = partsOf(typeOf(pair))
      if (!isNear(pair.at) || !isThere(pair.at, side) || what !== 'Blocks') return null
      return moves(pair) && blocks(pair.at, otherSide(side)) ? UNSEEN : null
    },
    leads: (pair: Moving) => {
      const { what } = partsOf(typeOf(pair))
      if (!isNear(pair.to) || !isNear(pair.at)) return false
      if (what === 'send') return isFit(pair) && factsIn<{ by: Side }>(pair).by === 'starter'
      return regionsOf(pair.at).talk === 'open' && others.includes(what)
    },
    begin: async () => {
      const [starter, receiver] = await Promise.all([sit('starter'), sit('receiver')])
      return { starter, receiver, sent: 0 }
    },
    send: async (talk, pair) => {
      const { what, side } = partsOf(typeOf(pair))
      if (what !== 'send') {
        await senders[what]?.(talk[side], talk[otherSide(side)])
        return
      }
      const { by } = factsIn<{ by: Side }>(pair)
      const [me, other] = [talk[by], talk[otherSide(by)]]
      await toChat(me, other)
      talk.sent += 1
      await box(me.page).fill(`Bericht nummer ${talk.sent}`)
      await me.page.getByRole('button', { name: /^Verstuur/ }).click()
      const bubble = me.page.locator('ol > li:has(time)', { hasText: `nummer ${talk.sent}` })
      await see(bubble).toHaveCount(1)
    },
    sees: async (talk, at) => {
      if (regionsOf(at).talk === 'new') return
      const here = sides.filter((one) => isThere(at, one))
      await Promise.all(here.map((side) => seenBy(talk, side, at)))
    },
    offers: async (talk, at) => {
      if (regionsOf(at).talk === 'new') return []
      const here = sides.filter((one) => isThere(at, one))
      return (await Promise.all(here.map((side) => offeredTo(talk, side)))).flat()
    },
    end: async ({ starter, receiver }) => {
      await Promise.all([starter.close(), receiver.close()])
    },
  }
}
