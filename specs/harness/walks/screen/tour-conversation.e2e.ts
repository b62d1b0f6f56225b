import { describe, it } from 'vitest'
import { conversationStage } from '#specs/harness/walks/screen/conversation.ts'
import { touring } from '#specs/harness/walks/screen/touring.ts'

const LONG_MS = 600_000
const through = touring({ signup_credits: 40 })

describe('what a person can do in a talk, on the screens, is what the chart allows', () => {
  it('a conversation', { timeout: LONG_MS }, () => through('conversation', conversationStage))
})
