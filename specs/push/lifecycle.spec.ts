import { describe, expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'
import { push } from '#core/push/machine.ts'
import { isPushService } from '#core/push/subscription.ts'
import { exploreAsTold } from '#specs/harness/support/explore.ts'

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  keys: { p256dh: 'p', auth: 'a' },
}
const message = { title: 'Vonk', path: '/chats' }
const { paths, pairs } = exploreAsTold(push, {})
const moves = pairs.flatMap((pair) =>
  'to' in pair ? [`${pair.at.state} --${pair.event.type}--> ${pair.to.state}`] : [],
)

describe('push messages on a device', () => {
  it('are unknown, impossible, off, on or denied, and on their way between', () => {
    expect([...new Set(paths.map(({ at }) => String(at.state)))].sort()).toEqual([
      'asking',
      'denied',
      'ending',
      'incapable',
      'notSaved',
      'notSubscribed',
      'saving',
      'subscribed',
      'unknown',
    ])
  })

  type Told = { state: string; capable: boolean; subscribed: boolean; last: object | null }
  const known: [what: string, events: EventFromLogic<typeof push.machine>[], told: Told][] = [
    ['unknown', [], { state: 'unknown', capable: true, subscribed: false, last: null }],
    [
      'not capable of any',
      [{ type: 'incapable' }],
      { state: 'incapable', capable: false, subscribed: false, last: null },
    ],
    [
      'not subscribed',
      [{ type: 'without' }],
      { state: 'notSubscribed', capable: true, subscribed: false, last: null },
    ],
    [
      'subscribed',
      [{ type: 'found', subscription }],
      { state: 'subscribed', capable: true, subscribed: true, last: null },
    ],
    [
      'denied',
      [{ type: 'refused' }],
      { state: 'denied', capable: true, subscribed: false, last: null },
    ],
    [
      'subscribed, with the last message',
      [
        { type: 'found', subscription },
        { type: 'message', message: { title: 'Eerder', path: '/likes' } },
        { type: 'message', message },
      ],
      { state: 'subscribed', capable: true, subscribed: true, last: message },
    ],
  ]
  it.each(known)('are known to the client as %s (PSH-01)', (_, events, told) => {
    const actor = createActor(push.machine).start()
    for (const event of events) actor.send(event)
    const at = actor.getSnapshot()
    expect({
      state: at.value,
      capable: !at.matches('incapable'),
      subscribed: at.matches('subscribed') && at.context.subscription !== null,
      last: at.context.lastMessage,
    }).toEqual(told)
  })

  it('move as the chart says, and no other way', () => {
    expect([...new Set(moves)].sort()).toEqual([
      'asking --made--> saving',
      'asking --refused--> denied',
      'asking --unanswered--> notSubscribed',
      'denied --allowed--> notSubscribed',
      'ending --ended--> notSubscribed',
      'ending --lost--> subscribed',
      'notSaved --subscribe--> saving',
      'notSaved --unsubscribe--> ending',
      'notSubscribed --refused--> denied',
      'notSubscribed --subscribe--> asking',
      'saving --lost--> notSaved',
      'saving --saved--> subscribed',
      'subscribed --message--> subscribed',
      'subscribed --refused--> denied',
      'subscribed --unsubscribe--> ending',
      'unknown --found--> subscribed',
      'unknown --incapable--> incapable',
      'unknown --made--> saving',
      'unknown --refused--> denied',
      'unknown --without--> notSubscribed',
    ])
  })

  it('are on only once the server knows the device, and off only once it forgot it', () => {
    const actor = createActor(push.machine)
    const asked: string[] = []
    for (const type of ['ask', 'save', 'forget'] as const) actor.on(type, () => asked.push(type))
    actor.start()
    actor.send({ type: 'without' })
    actor.send({ type: 'subscribe' })
    actor.send({ type: 'made', subscription })
    expect(actor.getSnapshot().value).toBe('saving')
    actor.send({ type: 'lost' })
    actor.send({ type: 'subscribe' })
    actor.send({ type: 'saved' })
    expect(actor.getSnapshot().value).toBe('subscribed')
    expect(actor.getSnapshot().context.subscription).toEqual(subscription)
    actor.send({ type: 'unsubscribe' })
    actor.send({ type: 'ended' })
    expect(actor.getSnapshot().context.subscription).toBeNull()
    expect(asked).toEqual(['ask', 'save', 'save', 'forget'])
  })

  it('begin knowing neither a subscription nor a message', () => {
    const { context } = createActor(push.machine).start().getSnapshot()
    expect(context).toEqual({ subscription: null, lastMessage: null })
  })

  it('know the last message that came', () => {
    const actor = createActor(push.machine).start()
    actor.send({ type: 'found', subscription })
    actor.send({ type: 'message', message })
    expect(actor.getSnapshot().context.lastMessage).toEqual(message)
  })

  it('are forgotten when the browser withdraws its permission', () => {
    const withdrawn = pairs.find(
      (pair) => pair.at.state === 'subscribed' && pair.event.type === 'refused',
    )
    expect(withdrawn).toMatchObject({
      to: { state: 'denied', context: { subscription: null } },
      effects: [{ type: 'forget' }],
    })
  })
})

describe('the address of a push service (S12)', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('is %s', (endpoint) => {
    expect(isPushService(endpoint)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com@evil.example/abc',
    'https://user:secret@fcm.googleapis.com/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://:secret@fcm.googleapis.com/abc',
    'https://evil-fcm.googleapis.com.example/abc',
    'https://evilnotify.windows.com/abc',
    'https://127.0.0.1/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'file:///etc/passwd',
    'nothing',
  ])('is not %s', (endpoint) => {
    expect(isPushService(endpoint)).toBe(false)
  })

  it('is at most a thousand characters long', () => {
    const of = (length: number) => 'https://fcm.googleapis.com/'.padEnd(length, 'x')
    expect([of(1_000), of(1_001)].map(isPushService)).toEqual([true, false])
  })
})
