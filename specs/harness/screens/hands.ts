import type { Locator, Page } from 'playwright'
import { see } from './see.ts'

/** What one does to what a form is made of, by one means alone. */
export type Hands = {
  /** Something that is on or off, or opens. */
  press(control: Locator): Promise<void>
  /** One of a few. */
  pick(group: Locator, name: string): Promise<void>
  /** One of many, as the device itself offers them. */
  choose(select: Locator, option: string): Promise<void>
  slide(thumb: Locator, to: number): Promise<void>
  /** Letters, and the offered line that they lead to. */
  complete(field: Locator, letters: string, offered: Locator): Promise<void>
}

/** More stops than any screen has. */
const STOPS_MAX = 250

const hasKeyboard = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement)

/** Tab by tab, until one is there. */
const reach = async (page: Page, control: Locator) => {
  await see(control).toBeVisible()
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await hasKeyboard(control)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab leads to ${control}`)
}

/** A keyboard, and nothing else. */
export const keyboardOf = (page: Page): Hands => {
  const { keyboard } = page
  return {
    press: async (control) => {
      await reach(page, control)
      await keyboard.press('Space')
    },
    pick: async (group, name) => {
      const wanted = group.getByRole('radio', { name, exact: true })
      await reach(page, group.locator('input:checked'))
      for (let step = await group.getByRole('radio').count(); step > 0; step -= 1) {
        if (await wanted.isChecked()) return
        await keyboard.press('ArrowRight')
        await see(group.locator('input:focus:checked')).toHaveCount(1)
      }
      await see(wanted).toBeChecked()
    },
    choose: async (select, option) => {
      await reach(page, select)
      await keyboard.press('Home')
      const isFirst = (await select.locator('option').first().textContent()) === option
      if (!isFirst) await keyboard.type(option)
      await see(select.locator('option:checked')).toHaveText(option)
    },
    slide: async (thumb, to) => {
      await reach(page, thumb)
      for (let at = Number(await thumb.inputValue()); at !== to; at += Math.sign(to - at)) {
        await keyboard.press(at < to ? 'ArrowRight' : 'ArrowLeft')
      }
      await see(thumb).toHaveValue(String(to))
    },
    complete: async (field, letters, offered) => {
      await reach(page, field)
      await keyboard.type(letters)
      await see(offered).toBeVisible()
      // It may stand below others that fewer letters had found: the arrow goes to the first one.
      const text = await offered.innerText()
      await see(page.getByRole('listbox').getByRole('option').first()).toHaveText(text, {
        useInnerText: true,
      })
      await keyboard.press('ArrowDown')
      await keyboard.press('Enter')
    },
  }
}

/** Where the middle of a thumb is on its line, at a value. */
const placeAt = (thumb: Locator, value: number) =>
  thumb.evaluate((element, wanted) => {
    const slider = element as HTMLInputElement
    const { left, top, width, height } = slider.getBoundingClientRect()
    const size = Number.parseFloat(getComputedStyle(slider).getPropertyValue('--thumb'))
    const share = (wanted - Number(slider.min)) / (Number(slider.max) - Number(slider.min))
    return { x: left + size / 2 + share * (width - size), y: top + height / 2 }
  }, value)

/** A finger on glass, and nothing else; letters come of the device. */
export const fingerOf = (page: Page): Hands => ({
  press: (control) => control.tap(),
  pick: (group, name) => group.getByRole('radio', { name, exact: true }).tap(),
  choose: async (select, option) => {
    await select.tap()
    await select.selectOption(option)
  },
  slide: async (thumb, to) => {
    await thumb.scrollIntoViewIfNeeded()
    const [from, end] = [
      await placeAt(thumb, Number(await thumb.inputValue())),
      await placeAt(thumb, to),
    ]
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: typeof end) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    await touch('touchStart', from)
    const halfway = { x: (from.x + end.x) / 2, y: end.y }
    for (const at of [halfway, end]) await touch('touchMove', at)
    await touch('touchEnd')
    await session.detach()
  },
  complete: async (field, letters, offered) => {
    await field.tap()
    await page.keyboard.type(letters)
    await offered.tap()
  },
})
