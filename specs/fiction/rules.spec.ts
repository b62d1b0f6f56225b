import { describe, expect, it } from 'vitest'
import { fictionalForm, fictionCalls } from '#core/fiction/contract.ts'
import { mayAnswer, mayAnswerBy, mayOpenTalk } from '#core/fiction/rules.ts'
import { answerers } from '#core/fiction/values.ts'

describe('who answers for a fictional profile', () => {
  it('is people of the site, or in a demo its built-in replies, and nothing else', () => {
    expect(answerers).toEqual(['staff', 'demo'])
    expect(mayAnswerBy({ answers: 'staff', isDemo: false })).toBe('ok')
    expect(mayAnswerBy({ answers: 'staff', isDemo: true })).toBe('ok')
    expect(mayAnswerBy({ answers: 'demo', isDemo: true })).toBe('ok')
    expect(mayAnswerBy({ answers: 'demo', isDemo: false })).toBe('field_invalid')
  })

  it('is who has the conversation in hand', () => {
    expect(mayAnswer({ isHeld: true })).toBe('ok')
    expect(mayAnswer({ isHeld: false })).toBe('talk_taken')
  })

  it('has before them what waits, or what they have in hand, and no other conversation', () => {
    for (const waits of [true, false]) expect(mayOpenTalk({ waits, isOwn: true })).toBe('ok')
    expect(mayOpenTalk({ waits: true, isOwn: false })).toBe('ok')
    expect(mayOpenTalk({ waits: false, isOwn: false })).toBe('not_found')
  })
})

describe('a form of a fictional profile', () => {
  const form = {
    id: '01900000-0000-7000-8000-000000000001',
    name: 'Luna',
    date_of_birth: '1990-05-17',
    gender: 'female',
    seeks: 'male',
    region: 'Utrecht',
    city: 'Utrecht',
    about_me: '',
    reason: '',
    hair_color: null,
    eye_color: null,
    body_type: null,
    interests: [],
    answers: 'staff',
    purpose: 'Voor wie nog niemand kent',
    story: '',
  }

  it('says why the profile is there, and who answers', () => {
    expect(fictionalForm.safeParse(form).success).toBe(true)
    expect(fictionalForm.safeParse({ ...form, purpose: ' ' }).success).toBe(false)
    expect(fictionalForm.safeParse({ ...form, answers: 'model' }).success).toBe(false)
  })

  it('and all that is done with one are for moderators and administrators alone', () => {
    for (const { audience } of Object.values(fictionCalls)) expect(audience).toBe('moderation')
  })
})
