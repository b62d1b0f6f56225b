import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPTIONS_HOST } from '#server/demo/site.ts'
import { message, newMember, someone } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.stop())

const viaOptions = () => server.browser({ 'x-forwarded-host': OPTIONS_HOST })
const SHOWN = 2

describe('the demo by its second name', () => {
  test('has the cam tile and the history limit, which are off by its first name (DSC-07)', async () => {
    const plain = await server.browser().ask('GET /api/settings.php')
    const more = await viaOptions().ask('GET /api/settings.php')
    expect(plain).not.toHaveProperty('cam_tile')
    expect(plain).not.toHaveProperty('chat_history_messages')
    expect(more).toMatchObject({ chat_history_messages: SHOWN, name: plain.name })
    expect(more.cam_tile?.link).toMatch(/^https:/)
  })

  test('shows a free member the latest messages of the same conversations', async () => {
    const anna = await newMember(server)
    const bram = await someone(anna)
    for (const text of ['Een', 'Twee', 'Drie']) {
      await anna.ask('POST /api/message.php', message(bram.id, text))
    }
    const ask = { query: { profile: bram.id } }
    const whole = await anna.ask('GET /api/chat.php', ask)
    expect(whole.conversation).toMatchObject({ hidden_by_limit: 0 })
    const headers = { 'x-forwarded-host': OPTIONS_HOST }
    const limited = await anna.ask('GET /api/chat.php', { ...ask, headers })
    expect(limited.conversation).toMatchObject({ id: whole.conversation.id, hidden_by_limit: 1 })
    expect(limited.conversation.messages).toHaveLength(SHOWN)
  })
})
