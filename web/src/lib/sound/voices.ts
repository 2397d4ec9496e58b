/** Makes notes heard. */
import type { Note, Voice } from './notes';

/** Attack in seconds; noise is filtered to where the note lies, all else is a wave. */
const VOICES: Record<Voice, { wave: OscillatorType | 'noise'; attack: number; falls: number }> = {
  string: { wave: 'triangle', attack: 0.006, falls: 1 },
  wood: { wave: 'triangle', attack: 0.002, falls: 0.55 },
  bell: { wave: 'sine', attack: 0.02, falls: 1 },
  drum: { wave: 'sine', attack: 0.004, falls: 0.6 },
  surf: { wave: 'noise', attack: 0.25, falls: 0.5 },
};
const SILENT = 0.001;
/** Together with the loudest volume, still soft. */
const SOFT = 0.22;

export function sound(context: AudioContext, notes: readonly Note[], volume: number): void {
  for (const one of notes) {
    const at = context.currentTime + one.at;
    const { attack } = VOICES[one.voice];
    const loud = context.createGain();
    const most = Math.max(SILENT, one.loud * volume * SOFT);
    loud.gain.setValueAtTime(SILENT, at);
    loud.gain.linearRampToValueAtTime(most, at + attack);
    loud.gain.exponentialRampToValueAtTime(SILENT, at + one.lasts);
    const { from, to } = source(context, one, at);
    to.connect(loud).connect(context.destination);
    from.start(at);
    from.stop(at + one.lasts + 0.05);
  }
}

/** What is heard, and the end of it to be connected. */
function source(
  context: AudioContext,
  { voice, hz, lasts }: Note,
  at: number,
): { from: AudioScheduledSourceNode; to: AudioNode } {
  const { wave, falls } = VOICES[voice];
  if (wave === 'noise') return noise(context, hz, lasts, at);
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(hz, at);
  if (falls < 1) tone.frequency.exponentialRampToValueAtTime(hz * falls, at + lasts);
  return { from: tone, to: tone };
}

/** A wave on the beach: hiss that becomes darker as it runs out. */
function noise(context: AudioContext, hz: number, lasts: number, at: number) {
  const buffer = context.createBuffer(
    1,
    Math.ceil(context.sampleRate * (lasts + 0.1)),
    context.sampleRate,
  );
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  const hiss = context.createBufferSource();
  hiss.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(hz, at);
  filter.frequency.linearRampToValueAtTime(hz * VOICES.surf.falls, at + lasts);
  hiss.connect(filter);
  return { from: hiss, to: filter };
}
