import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { call } from '#client/platform/api/call.ts'
import { chatsQuery } from '#client/platform/api/chats-query.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { newId } from '#client/platform/api/ids.ts'
import { likesQuery } from '#client/platform/api/likes-query.ts'
import { followHint } from '#client/platform/api/live.ts'
import { freshDevice } from '#specs/harness/screens/page.tsx'
import { type Answers, answer, silence } from '#specs/harness/server/answers.ts'
import { noLikes, other } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const LIKES = 'GET /api/likes.php'
const LIKE = 'POST /api/likes.php'

/** A page that shows the likes and the chats, as they were fetched once. */
const showing = async (answers: Answers = {}) => {
  const { of, asked } = answer({
    [LIKES]: () => noLikes,
    'GET /api/chats.php': () => ({ chats: [], unread: 0 }),
    [LIKE]: () => ({ match: false }),
    ...answers,
  })
  const stops = [
    new QueryObserver(queryClient, { ...likesQuery, refetchInterval: false }).subscribe(() => null),
    new QueryObserver(queryClient, { ...chatsQuery, refetchInterval: false }).subscribe(() => null),
  ]
  onTestFinished(() => {
    for (const stop of stops) stop()
    queryClient.clear()
  })
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const nameOfLast = (key: typeof LIKE) => of(key).at(-1)?.headers.get('x-call') ?? undefined
  return { of, asked, nameOfLast }
}

const like = () => call(LIKE, { body: { id: other }, retries: 0 })
const hintBy = (by: string | undefined) =>
  followHint({ about: 'likes', id: other, ...(by !== undefined && { by }) })
/** What is going to be asked for has been asked for by then. */
const settled = async () => {
  await new Promise((done) => setTimeout(done))
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
}

describe('a live hint', () => {
  it('of a call of this page asks for nothing, since its answer told all', async () => {
    const { of, nameOfLast } = await showing()
    await like()
    hintBy(nameOfLast(LIKE))
    await settled()
    expect(of(LIKES)).toHaveLength(1)
  })

  it('that comes before the answer waits for it', async () => {
    const late = Promise.withResolvers<{ match: boolean }>()
    const { of, nameOfLast } = await showing({ [LIKE]: () => late.promise })
    const liked = like()
    await vi.waitFor(() => expect(of(LIKE)).toHaveLength(1))
    hintBy(nameOfLast(LIKE))
    late.resolve({ match: false })
    await liked
    await settled()
    expect(of(LIKES)).toHaveLength(1)
  })

  it.each([
    ['without a name', undefined],
    ['of a call of another page', newId()],
  ])('%s is followed', async (_, by) => {
    const { of } = await showing()
    await like()
    hintBy(by)
    await settled()
    expect(of(LIKES)).toHaveLength(2)
  })

  it('of a call whose answer was lost is followed', async () => {
    const { of, nameOfLast } = await showing({ [LIKE]: () => silence })
    await expect(like()).rejects.toThrow()
    hintBy(nameOfLast(LIKE))
    await settled()
    expect(of(LIKES)).toHaveLength(2)
  })

  it('is followed where something was on its way when the answer came: that may be older', async () => {
    const late = Promise.withResolvers<typeof noLikes>()
    let asks = 0
    const { of, nameOfLast } = await showing({
      [LIKES]: () => {
        asks += 1
        return asks === 2 ? late.promise : noLikes
      },
    })
    const asking = queryClient.refetchQueries({ queryKey: likesQuery.queryKey })
    await like()
    late.resolve(noLikes)
    await asking
    hintBy(nameOfLast(LIKE))
    await settled()
    expect(of(LIKES)).toHaveLength(3)
  })

  it('of a call of this page about something else is followed', async () => {
    const { of, nameOfLast } = await showing()
    await like()
    const by = nameOfLast(LIKE)
    followHint({ about: 'chats', ...(by !== undefined && { by }) })
    await settled()
    expect(of('GET /api/chats.php')).toHaveLength(2)
  })

  it('of a call whose answer tells too little has no name to be known by', async () => {
    const { asked } = await showing({ 'POST /api/block.php': () => ({}) })
    await call('POST /api/block.php', { body: { id: other } })
    expect(asked.at(-1)?.headers.has('x-call')).toBe(false)
  })
})
