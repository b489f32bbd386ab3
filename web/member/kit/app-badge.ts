/** The number on the app's icon, where the system shows one; none for nothing unread. */
export function showAppBadge(unread: number): void {
  const shown = unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.()
  shown?.catch(() => {
    // Refused where the app is not installed: it has no icon then.
  })
}
