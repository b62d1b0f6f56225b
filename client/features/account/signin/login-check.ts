import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { loginForm } from '#core/account/contract.ts'

/** Loaded when the form is first touched: the page shows without the schemas. */
export const loginErrors = (typed: unknown) => errorsOf(loginForm, typed)
