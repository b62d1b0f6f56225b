import { emailFault, enteredPasswordFault, faultsIn } from '#client/parts/account/typed-faults.ts'

/** Loaded when the form is first touched: the page shows without it. */
export const loginErrors = ({ email, password }: { email: string; password: string }) =>
  faultsIn({ email: emailFault(email), password: enteredPasswordFault(password) })
