import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anchorOf, ruleGroups, rulesOf } from '#core/moderation/rulebook.ts'
import { enRulebook } from '#core/texts/en/moderation/rulebook.ts'
import { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

const page = (cookie = '') =>
  server.browser().send('GET', '/pages/ban', { headers: { accept: 'text/html', cookie } })

describe('the page of the rules', () => {
  test('comes whole from the server, for everybody and without a program, with a place for each (LND-04)', async () => {
    const { status, text } = await page()
    expect(status).toBe(200)
    for (const [rule] of ruleGroups.flatMap(rulesOf)) {
      expect(text).toContain(`id="${anchorOf(rule)}"`)
      expect(text).toContain(nlRulebook.rules[rule].title)
    }
    expect(text).toContain(nlRulebook.after.objectTitle)
  })

  test('comes in the language of its reader', async () => {
    const { text } = await page('locale=en')
    expect(text).toContain(enRulebook.rules.harassment.title)
    expect(text).not.toContain(nlRulebook.rules.harassment.title)
  })
})
