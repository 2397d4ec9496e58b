/** All that opened envelopes have brought so far. Later ones may draw the same thing anew. */
import type { Envelope } from '../../lib/protocol/Envelope';
import { TILES } from '../../lib/protocol/my-island/components';
import type { Tile } from '../../lib/protocol/my-island/Tile';
import {
  type Layout,
  type Material,
  type Middle,
  type Print,
  readMaterial,
  type Sprite,
} from './material';

const BARE: Layout = {
  pages: [],
  ways: null,
  slots: null,
  now: [],
  end: [],
  start: [],
  ranks: [[], [], []],
  progress: [],
};

class Opened {
  #materials = $state.raw<readonly { chapter: number; material: Material }[]>([]);

  /** The same chapter takes the place of what was there. */
  add({ chapter, sprites, tiles }: Envelope): void {
    const others = this.#materials.filter((one) => one.chapter !== chapter);
    const all = [...others, { chapter, material: readMaterial(sprites, tiles) }];
    this.#materials = all.sort((a, b) => b.chapter - a.chapter);
  }

  /** What another group has opened is not for this one. */
  clear(): void {
    this.#materials = [];
  }

  #find<T>(look: (material: Material) => T | undefined): T | undefined {
    for (const { material } of this.#materials) {
      const found = look(material);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  of(chapter: number): Material | undefined {
    return this.#materials.find((one) => one.chapter === chapter)?.material;
  }

  sprite(name: string): Sprite | undefined {
    return this.#find(({ sprites }) => sprites.get(name));
  }

  /** What stands for something to aim at. */
  sign(aim: string): Sprite | undefined {
    const name = this.#find(({ signs }) => signs.get(aim));
    return name === undefined ? undefined : this.sprite(name);
  }

  /** Where on the island a line of the score lies. */
  lies(category: string): readonly string[] | undefined {
    return this.#find(({ lies }) => lies.get(category));
  }

  game(number: number): Layout {
    return this.#find(({ games }) => games.get(number)) ?? BARE;
  }

  get shared(): Middle | null {
    return this.#find(({ shared }) => shared ?? undefined) ?? null;
  }

  print(tile: Tile): Print | undefined {
    return TILES[tile] ?? this.#find(({ tiles }) => tiles.get(tile));
  }
}

export const opened = new Opened();
