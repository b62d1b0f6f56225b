import { describe, expect, it } from 'vitest'
import { httpTexter } from '#adapters/sms/http.ts'
import { vault } from '#adapters/system/vault.ts'
import { TexterAway } from '#core/payment/direct-debit/ports.ts'

const text = { to: '+31612345612', body: '418206 is je code' }

/** A service that answers so, and what it was asked. */
const answering = (status: number, body: unknown) => {
  const asked: { url: string; form: string }[] = []
  const ask: typeof fetch = async (url, init) => {
    asked.push({ url: String(url), form: String(init?.body) })
    return new Response(JSON.stringify(body), { status })
  }
  return { asked, ask }
}

describe('a text by HTTP', () => {
  it('goes to Twilio with its sender', async () => {
    const { asked, ask } = answering(201, { sid: 'SM1' })
    await httpTexter({ url: 'twilio://AC1:token@api.twilio.com?from=%2B319', ask }).send(text)
    expect(asked[0]?.url).toBe('https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json')
    expect(asked[0]?.form).toBe(
      new URLSearchParams({ To: text.to, From: '+319', Body: text.body }).toString(),
    )
  })

  it('goes to Vonage, whose yes stands in the answer', async () => {
    const url = 'vonage://key:secret@rest.nexmo.com?from=Vonk'
    const yes = answering(200, { messages: [{ status: '0' }] })
    await httpTexter({ url, ask: yes.ask }).send(text)
    expect(yes.asked[0]?.url).toBe('https://rest.nexmo.com/sms/json')
    const no = answering(200, { messages: [{ status: '9' }] })
    await expect(httpTexter({ url, ask: no.ask }).send(text)).rejects.toThrow(TexterAway)
  })

  it('that is not taken says so without number, text or secret', async () => {
    const { ask } = answering(500, {})
    const sent = httpTexter({ url: 'twilio://AC1:token@api.twilio.com?from=1', ask }).send(text)
    const error = await sent.catch((thrown: Error) => thrown)
    expect(error).toBeInstanceOf(TexterAway)
    expect(String(error)).not.toMatch(/612345612|418206|token/)
  })
})

describe('what is sealed', () => {
  const one = vault('a'.repeat(64))

  it('is read again by the same key alone, and is never the same twice', () => {
    expect(one.open(one.seal('NL13TEST0123456789'))).toBe('NL13TEST0123456789')
    expect(one.seal('NL13TEST0123456789')).not.toBe(one.seal('NL13TEST0123456789'))
    expect(() => vault('b'.repeat(64)).open(one.seal('NL13TEST0123456789'))).toThrow()
  })

  it('has a mark that says nothing without the key', () => {
    expect(one.mark(['a', 'b'])).toBe(one.mark(['a', 'b']))
    expect(one.mark(['a', 'b'])).not.toBe(one.mark(['ab', '']))
    expect(vault('b'.repeat(64)).mark(['a', 'b'])).not.toBe(one.mark(['a', 'b']))
  })
})
