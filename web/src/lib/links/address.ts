/**
 * Who opens a table sees its address above, and sends that to friends. So while seats are open
 * the host's address is a link to one of them; an address without it opens nothing to anybody else.
 */
import { api } from '../net/api';
import { href } from '../route';

export async function keepAddress(match: string, openSeats: number): Promise<void> {
  const token = openSeats > 0 ? (await api.invitations(match)).any_seat : null;
  const bare = href({ page: 'table', match });
  // Meanwhile the host may have gone to another page.
  if (location.pathname !== bare) return;
  const address = token ? href({ page: 'table', match, token }) : bare;
  if (location.pathname + location.hash !== address) history.replaceState(null, '', address);
}
