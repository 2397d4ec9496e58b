/** Plays sounds: none before the player has pressed something, none when muted. Nothing is told by a sound alone. */
import { settings } from '../settings.svelte';
import { notesOf, type SoundName } from './notes';
import { sound } from './voices';

let context: AudioContext | null = null;
let hasPressed = false;

const GESTURES = ['pointerup', 'click', 'keydown'] as const;

function pressed(): void {
  hasPressed = true;
  for (const gesture of GESTURES) window.removeEventListener(gesture, pressed, true);
}

for (const gesture of GESTURES) window.addEventListener(gesture, pressed, true);

/** `step`: how far up a sound that rises begins. */
export function play(name: SoundName, step = 0): void {
  if (!settings.now.sounds || !hasPressed) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    sound(context, notesOf(name, step), settings.volume);
  } catch {
    // A browser without sound is silent.
  }
}
