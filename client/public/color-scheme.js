try {
  const chosen = window.localStorage.getItem('mantine-color-scheme-value')
  if (chosen === 'light' || chosen === 'dark')
    document.documentElement.setAttribute('data-mantine-color-scheme', chosen)
} catch {
  // The device keeps nothing: the style sheet follows the system.
}
