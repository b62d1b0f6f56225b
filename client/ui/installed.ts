/** Whether the site runs as an installed app, in a window of its own. */
export const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches
