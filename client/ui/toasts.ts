/** What one can do about it, in a word. */
export type ToastAction = { label: string; run: () => void }

/** Says something that belongs to no place on the screen; what shows it comes when it is needed. */
export const showMessage = async (message: string, action?: ToastAction) => {
  const { showToast } = await import('./toaster.tsx')
  showToast(message, action)
}
