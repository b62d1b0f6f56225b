import type { Answer } from '#core/contract/contract.ts'

export type LiveHint = Answer<'GET /api/events.php'>

export type Stream = {
  headers: Headers
  /** What has been heard so far. */
  hints: LiveHint[]
  /** Everything that came, beats included. */
  text(): string
  isOpen(): boolean
  ended: Promise<void>
  close(): void
}

const hintsIn = (text: string): LiveHint[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .flatMap((part) => /^data: (.*)$/m.exec(part)?.[1] ?? [])
    .map((data) => JSON.parse(data))

/** Listens to the live hints of a session, as a page does. */
export const openStream = async (url: string, cookie: string): Promise<Stream> => {
  const leaving = new AbortController()
  const response = await fetch(`${url}/api/events.php`, {
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    signal: leaving.signal,
  })
  if (response.status !== 200 || !response.body) throw new Error(`The stream is ${response.status}`)
  const hints: LiveHint[] = []
  let text = ''
  let isOpen = true
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    for await (const bytes of body) {
      text += decoder.decode(bytes, { stream: true })
      hints.splice(0, hints.length, ...hintsIn(text))
    }
  }
  const ended = read(response.body)
    .catch(() => undefined)
    .finally(() => {
      isOpen = false
    })
  return {
    headers: response.headers,
    hints,
    text: () => text,
    isOpen: () => isOpen,
    ended,
    close: () => leaving.abort(),
  }
}
