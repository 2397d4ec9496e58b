/** Two soft notes: it is your turn. */
let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [index, frequency] of [523.25, 783.99].entries()) {
      const at = start + index * 0.14;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = 'sine';
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.45);
    }
  } catch {
    // A browser without sound is silent.
  }
}
