/** Says something that belongs to no place on the screen; what shows it comes when it is needed. */
export const showMessage = async (message: string) => {
  const { showToast } = await import('./toaster.tsx')
  showToast(message)
}
