/** Calls when it is my turn and no page is open: on this device, and wherever else I want them. */
import { api } from '../net/api';
import type { Calls } from '../protocol/Calls';
import { deviceName } from './device';
import { leaveWords } from './words';

const WORKER = '/calls.js';

class MyCalls {
  /** As the server knows it. */
  #now = $state.raw<Calls | null>(null);
  /** Where this browser's push service listens, if it does. */
  #endpoint = $state<string | null>(null);

  get now(): Calls | null {
    return this.#now;
  }

  /** Whether this browser can be called at all. */
  get isPossible(): boolean {
    return (
      'serviceWorker' in navigator && 'PushManager' in window && typeof Notification === 'function'
    );
  }

  /** Whether this browser is called. */
  get isOnHere(): boolean {
    return this.#now?.devices.some((one) => one.endpoint === this.#endpoint) ?? false;
  }

  /** Whether I am called anywhere. */
  get isOn(): boolean {
    return this.#now !== null && (this.#now.devices.length > 0 || this.#now.webhook !== null);
  }

  get endpoint(): string | null {
    return this.#endpoint;
  }

  isQuiet(match: string): boolean {
    return this.#now?.quiet.includes(match) ?? false;
  }

  async load(): Promise<void> {
    this.#now = await api.calls();
    const registration = this.isPossible
      ? await navigator.serviceWorker.getRegistration(WORKER)
      : undefined;
    const subscription = await registration?.pushManager.getSubscription();
    this.#endpoint = subscription?.endpoint ?? null;
    // The browser may have got another subscription, or the server may have lost it.
    if (!subscription) return;
    if (this.isOnHere) await leaveWords();
    else await this.#tell(subscription);
  }

  /** False if the browser's owner, or the browser, does not want to. */
  async turnOn(): Promise<boolean> {
    if (!this.isPossible || (await Notification.requestPermission()) !== 'granted') return false;
    await this.load();
    const { key } = this.#now as Calls;
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    await this.#tell(subscription);
    return true;
  }

  async #tell(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    await leaveWords();
    this.#now = await api.addPush({
      endpoint: endpoint ?? '',
      p256dh: keys?.p256dh ?? '',
      auth: keys?.auth ?? '',
      name: deviceName(navigator.userAgent),
    });
    this.#endpoint = endpoint ?? null;
  }

  async forget(endpoint: string): Promise<void> {
    if (endpoint === this.#endpoint) {
      const registration = await navigator.serviceWorker.getRegistration(WORKER);
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
      this.#endpoint = null;
    }
    this.#now = await api.forgetPush({ endpoint });
  }

  /** The secret with which calls are signed, this once. */
  async setWebhook(url: string | null): Promise<string | null> {
    const { secret, calls } = await api.setWebhook({ url });
    this.#now = calls;
    return secret;
  }

  async setQuiet(match: string, isQuiet: boolean): Promise<void> {
    this.#now = await api.setQuiet(match, { is_quiet: isQuiet });
  }
}

export const calls = new MyCalls();
