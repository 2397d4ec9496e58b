import { expect, test } from './support/test';

/** A browser whose push service is nobody: it says where it would listen, and never does. */
function withoutService() {
  const endpoint = 'https://1.1.1.1/push/of-this-browser';
  const keys = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => localStorage.removeItem('subscribed') === undefined,
  } as unknown as PushSubscription;
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('subscribed', 'yes');
    return subscription;
  };
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem('subscribed') === null ? null : subscription;
}

test('the bell calls me to this table, and the settings end it', async ({
  page,
  context,
  table,
  words,
}) => {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(withoutService);
  const id = await table.open([{ kind: 'me' }, { kind: 'friend' }]);
  const bell = page.getByRole('button', { name: words('ui-calls-here') });
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'false');

  await page.goto('/settings');
  const devices = page.getByRole('list', { name: words('ui-calls-devices') });
  await expect(devices.getByRole('listitem')).toHaveText(/Chrome.*this one/);
  await expect(page.getByText(words('ui-calls-quiet', { count: 1 }))).toBeVisible();

  // A push, as the browser hands it to our worker once it has been decrypted.
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  // A push that comes before the worker is there reaches nobody.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({ match: id, game: 'my-island' }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = ServiceWorkerRegistration.prototype;
      const all = await getNotifications.call(await navigator.serviceWorker.ready);
      return all.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  const wanted = { title: words('ui-your_turn'), body: words('my-island-name'), tag: id };
  await expect.poll(shown).toEqual([wanted]);

  await devices.getByRole('button', { name: words('ui-calls-forget') }).click();
  await expect(devices).toHaveCount(0);
  await page.getByLabel(words('ui-webhook')).fill('https://127.0.0.1/hook');
  await page
    .getByRole('button', { name: words('ui-save') })
    .last()
    .click();
  await expect(page.getByRole('alert')).toContainText(words('problem-private_address'));
});
