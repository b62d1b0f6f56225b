import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import frame from '#client/features/site/landers/frame.module.css'
import swipe from '#client/features/site/landers/tinderswipe.module.css'

/** What every page of a visitor does has specs of its own, and styles that only a build makes. */
vi.mock('#client/features/site/visit.ts', () => ({}))

/** A script of a lander begins as its page is read: each time anew, on the markup of its server. */
const open = async (
  markup: string,
  script: () => Promise<unknown>,
  { style = '', language = 'nl' } = {},
) => {
  document.documentElement.lang = language
  document.body.innerHTML = `<div class="${frame.stage} ${style}">${markup}</div>`
  vi.resetModules()
  await script()
}
const draft = () => JSON.parse(window.localStorage.getItem('vonk.signup') ?? 'null')
const forget = () => {
  window.localStorage.clear()
  for (const name of ['locale', 'source']) {
    Object.assign(document, { cookie: `${name}=; path=/; max-age=0` })
  }
  document.body.innerHTML = ''
}
beforeEach(forget)
afterEach(forget)

describe('the script of a lander', () => {
  const begin = () => import('#client/features/site/landers/frame-start.ts')
  const ASK = '<form data-ask="Ik wil … doen"><input type="text" /><button></button></form>'

  it('takes what somebody says along to sign-up, and loses nothing that was typed there', async () => {
    window.localStorage.setItem('vonk.signup', JSON.stringify({ name: 'Sam' }))
    await open(ASK, begin)
    const form = document.querySelector('form')
    form?.addEventListener('submit', (event) => event.preventDefault())
    Object.assign(document.querySelector('input') ?? {}, { value: ' dansen ' })
    form?.requestSubmit()
    expect(draft()).toEqual({ name: 'Sam', signup_message: 'Ik wil dansen doen' })
  })

  it('goes on in the language of its address where nobody chose one (LND-02, I18-04)', async () => {
    await open('', begin, { language: 'de' })
    expect(document.cookie).toContain('locale=de.domain')
  })

  it('takes what a domain decided before for no choice', async () => {
    Object.assign(document, { cookie: 'locale=nl.domain; path=/' })
    await open('', begin, { language: 'de' })
    expect(document.cookie).toContain('locale=de.domain')
  })

  it('leaves the language that somebody chose', async () => {
    Object.assign(document, { cookie: 'locale=en; path=/' })
    await open('', begin, { language: 'de' })
    expect(document.cookie).toContain('locale=en')
    expect(document.cookie).not.toContain('de.domain')
  })
})

describe('the case of things', () => {
  it('takes along what was taken, in words', async () => {
    const markup = `<ul data-tray="Zin in …"><input type="checkbox" value="Koffie" />
      <input type="checkbox" value="Dansen" /></ul>`
    await open(markup, () => import('#client/features/site/landers/iconslanding-start.ts'))
    const [coffee, dance] = document.querySelectorAll('input')
    coffee?.click()
    dance?.click()
    expect(draft()).toEqual({ signup_message: 'Zin in koffie en dansen' })
    coffee?.click()
    expect(draft()).toEqual({ signup_message: 'Zin in dansen' })
    dance?.click()
    expect(draft()).toEqual({ signup_message: '' })
  })
})

describe('the cards', () => {
  const CARDS = `<div data-stack=""><article data-card="Aya"></article>
    <article data-card="Noor"></article></div>
    <button data-no=""></button><button data-yes=""></button><p data-liked="Leuk"></p>`
  beforeEach(() =>
    open(CARDS, () => import('#client/features/site/landers/tinderswipe-start.ts'), {
      style: swipe.swipe ?? '',
    }),
  )
  const went = () =>
    [...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.went)
  const press = (key: string, more: KeyboardEventInit = {}) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))

  it('go one by one, by button or arrow, and name whom one likes', () => {
    press('ArrowRight')
    expect(went()).toEqual([undefined, 'yes'])
    document.querySelector<HTMLElement>('[data-no]')?.click()
    expect(went()).toEqual(['no', 'yes'])
    expect(document.querySelector('[data-liked]')?.textContent).toBe('Leuk: Noor')
    press('ArrowRight')
    expect(document.querySelector('[data-liked]')?.textContent).toBe('Leuk: Noor')
  })

  it.each<KeyboardEventInit>([
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
  ])('stay for a key that is the browser’s: %o', (more) => {
    press('ArrowLeft', more)
    expect(went()).toEqual([undefined, undefined])
  })

  it('stay while a dialog lies over them', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    press('ArrowRight')
    expect(went()).toEqual([undefined, undefined])
  })

  it('say that their script listens, without which no button is there', () => {
    expect(document.querySelector('[data-listens]')).not.toBeNull()
  })
})
