/**
 * Tells a shop that something happened to a payment, by its id alone. Answers the status that the
 * shop gave, `late` after `answerMs`, or `unreachable`.
 */
export const postWebhook = async ({
  url,
  ref,
  answerMs,
  signal,
}: {
  url: string
  ref: string
  answerMs: number
  signal: AbortSignal
}): Promise<string> => {
  try {
    const { status, body } = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ id: ref }),
      headers: { 'user-agent': 'Oefenbank' },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
    })
    await body?.cancel().catch(() => undefined)
    return String(status)
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'late' : 'unreachable'
  }
}
