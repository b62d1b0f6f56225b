/** In bytes, unpacked: several times what 250 payments take, the longest list that is asked for. */
const ANSWER_MAX = 4 * 1024 ** 2

const read = async (body: ReadableStream<Uint8Array>) => {
  const pieces: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop closes the connection.
  for await (const piece of body) {
    bytes += piece.byteLength
    if (bytes > ANSWER_MAX) throw new Error(`The answer has more than ${ANSWER_MAX} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** `fetch` that fails, as when nobody answers, for an answer that would take much memory. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.body === null) return response
  const { status, statusText, headers } = response
  return new Response(await read(response.body), { status, statusText, headers })
}
