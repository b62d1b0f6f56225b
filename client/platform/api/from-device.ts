/** The page came from the device, and the server has not answered since: one try tells enough. */
export const isFromDevice = () => document.documentElement.dataset.shell === ''
