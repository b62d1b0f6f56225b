import { type Texter, TexterAway } from '#core/payment/direct-debit/ports.ts'

const TIMEOUT_MS = 10_000

type Text = Parameters<Texter['send']>[0]
type Call = { url: string; headers: Record<string, string>; body: URLSearchParams }

/** What each service wants to be asked; where an answer of 200 may say no, it is looked at. */
const services: Record<
  string,
  { callOf: (at: URL, text: Text) => Call; isTaken: (answer: unknown) => boolean }
> = {
  'twilio:': {
    callOf: ({ username, password, host, searchParams }, { to, body }) => ({
      url: `https://${host}/2010-04-01/Accounts/${username}/Messages.json`,
      headers: { authorization: `Basic ${btoa(`${username}:${password}`)}` },
      body: new URLSearchParams({ To: to, From: searchParams.get('from') ?? '', Body: body }),
    }),
    isTaken: () => true,
  },
  'vonage:': {
    callOf: ({ username, password, host, searchParams }, { to, body }) => ({
      url: `https://${host}/sms/json`,
      headers: {},
      body: new URLSearchParams({
        api_key: username,
        api_secret: password,
        from: searchParams.get('from') ?? '',
        to: to.replace('+', ''),
        text: body,
      }),
    }),
    isTaken: (answer) => JSON.stringify(answer).includes('"status":"0"'),
  },
}

/**
 * The Texter port over the API of a service: `twilio://sid:token@api.twilio.com?from=…` or
 * `vonage://key:secret@rest.nexmo.com?from=…`. Neither number nor text is in any error.
 */
export const httpTexter = ({ url, ask = fetch }: { url: string; ask?: typeof fetch }): Texter => {
  const at = new URL(url)
  const service = services[at.protocol]
  if (!service) throw new Error('The service for texts is twilio: or vonage:')
  return {
    send: async (text) => {
      const { url: to, headers, body } = service.callOf(at, text)
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await ask(to, { method: 'POST', headers, body, signal }).catch(() => null)
      if (!answer?.ok)
        throw new TexterAway(`The service for texts says ${answer?.status ?? 'nothing'}`)
      const said: unknown = await answer.json().catch(() => null)
      if (!service.isTaken(said)) throw new TexterAway('The service for texts says no')
    },
  }
}
