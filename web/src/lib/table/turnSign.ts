/** The sign on the tab that it is my turn. */
export function showTurn(isMine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = isMine ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== address) icon.setAttribute('href', address);
}

export function forgetTurn(): void {
  showTurn(false);
}
