/** Messages of the browser itself, for whoever looks elsewhere. */
export function canNotify(): boolean {
  return typeof Notification === 'function';
}

/** Asks the player for leave, in the way of the browser; false if it is not given. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Tells it unless the page is in sight. `about` names the thing: one message for each. */
export function notify(title: string, body: string, about: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible') return;
  try {
    const notice = new Notification(title, { body, tag: about, icon: '/favicon-turn.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones show such messages for installed pages only.
  }
}
