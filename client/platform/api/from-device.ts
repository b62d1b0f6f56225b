/** The page came from the device, and the server has not answered since: one try tells enough. */
export const isFromDevice = () => 'shell' in document.documentElement.dataset

/** The server has answered: from now on the page is like any other. */
export const serverAnswered = () => {
  delete document.documentElement.dataset.shell
}
