import type { Page } from 'playwright'

const NAME = /^Ja, geef me mijn credits/

/** The box above the button of a member's first order (H3). */
export const deliveryBox = (page: Page) => page.getByRole('checkbox', { name: NAME })

export const agreeToDelivery = (page: Page) => deliveryBox(page).check()
