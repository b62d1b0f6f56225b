import { describe, expect, it } from 'vitest'
import type { Said } from '#specs/harness/texts/said.ts'
import { askedBy, unusedOf, unusedTexts } from '#specs/harness/texts/unused.ts'

const said = (key: string, file = 'discovery/likes.ts'): Said => ({ file, key, text: 'Leuk' })

describe('a text that nothing asks for', () => {
  it('is said in no language (I18-03)', () => {
    expect(unusedTexts()).toEqual([])
  })

  it.each([
    ['by its key', "t('likes.back')", true],
    ['by its key, with a fact', 't("likes.back", { name })', true],
    ['by one of two keys', "t(isNew ? 'likes.fresh' : 'likes.back')", true],
    ['by a key that is kept', "const words = { back: 'likes.back' }", true],
    ['by a key with a hole', `t(\`likes.\${way}\`)`, true],
    ['by a key whose first name is a hole', `t(\`\${where}.back\`)`, true],
    ['by a longer key', "t('likes.backAgain')", false],
    ['by a key of another', `t(\`like.\${way}\`)`, false],
    ['by nothing but holes', `t(\`\${where}.\${way}\`)`, false],
    ['in a comment', "// t('likes.back')", false],
    ['in a word', "say('likes back')", false],
  ])('is told unless it is asked for: %s', (_, text, isAsked) => {
    const asked = askedBy([{ path: 'plant.tsx', text }])
    const unused = unusedOf([said('likes.back'), said('likes.back_one')], asked, asked)
    expect(unused).toEqual(
      isAsked
        ? []
        : ['likes.back', 'likes.back_one'].map(
            (key) => `discovery/likes.ts ${key}: nothing asks for it`,
          ),
    )
  })

  it.each([
    ['account/mails.ts', 'mails.welcome.body', true],
    ['account/mails.ts', 'mails.welcome', false],
    ['discovery/likes.ts', 'mails.welcome.body', false],
  ])('is told in %s unless its parts are read: %s', (file, text, isRead) => {
    const asked = askedBy([{ path: 'plant.ts', text }])
    expect(unusedOf([said('welcome.body.1', file)], asked, asked)).toHaveLength(isRead ? 0 : 1)
  })

  it.each([
    ['likes.back', []],
    ['likes.other', ['discovery/likes.ts likes.backText: nothing asks for it']],
  ])('is none where it is put behind a key that is asked for: %s', (key, unused) => {
    const text = `t('${key}'); t(\`\${key}Text\`)`
    const asked = askedBy([{ path: 'plant.ts', text }])
    expect(unusedOf([said('likes.backText')], asked, asked)).toEqual(unused)
  })
})
