import { afterAll, beforeAll, expect, test } from 'vitest'
import { landerNames } from '#core/site/landers/values.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
let anna: SpecMember
beforeAll(async () => {
  server = await sharedServer()
  anna = await newMember(server)
})
afterAll(() => server.stop())

const landers = landerNames.map((name) => `/landers/${name}`)
const EXPECTED = /<link rel="expect" href="#([\w-]+)" blocking="render"\s*\/?>/g

const showsOnceWhole = (html: string) => {
  const [head = '', body = ''] = html.split('</head>')
  const ends = [...head.matchAll(EXPECTED)].map(([, id]) => id)
  expect(ends).toHaveLength(1)
  const [before = '', ...after] = body.split(`<template id="${ends[0]}"`)
  expect(after).toHaveLength(1)
  expect(before).toContain('</main>')
  expect(after[0]).not.toContain('<footer')
}

test.each(['/', ...landers, '/members', '/pages/terms', '/pricing', '/login'])(
  'what is drawn of %s for a visitor shows once all of it is there, so that nothing moves',
  async (path) => showsOnceWhole((await server.browser().send('GET', path)).text),
)

test.each(['/members', '/pages/terms', '/likes'])(
  'what is drawn of %s for a member shows once all of it is there',
  async (path) => showsOnceWhole((await anna.send('GET', path)).text),
)

test('a page that its program draws waits for nothing', async () => {
  const { text } = await server.browser().send('GET', '/no/such/page')
  expect(text).not.toContain('rel="expect"')
})
