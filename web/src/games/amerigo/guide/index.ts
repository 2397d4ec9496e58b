/** Amerigo explained: sections of its rules, and its worked examples. */
import '../theme.css';
import type { Example, Guide } from '../../game';
import Picture from './Picture.svelte';
import { RATIO, type Scene, scenes, scoredOf } from './scenes';

const SECTIONS: Guide['sections'] = [
  { id: 'setup', rules: ['3', '4'], details: ['R1', 'R2', 'R3', 'R4', 'R41'] },
  { id: 'rounds', rules: ['6', '6.1', '6.2', '13'], details: ['R5', 'R32', 'R38', 'R33'] },
  {
    id: 'choosing',
    rules: ['7.1', '7.2', '7.3', '7.4', '7.5'],
    details: ['R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R34', 'R35', 'R42', 'R47'],
  },
  {
    id: 'sail',
    rules: ['8.1', '8.1.1', '8.1.2', '8.1.3', '8.1.4', '8.1.5', '8.1.6'],
    details: ['R12', 'R13', 'R14', 'R25', 'R26', 'R43'],
  },
  { id: 'load', rules: ['8.2', '8.2.1', '8.8'], details: ['R19'] },
  { id: 'plan', rules: ['8.3', '8.3.1'], details: ['R15', 'R39', 'R44'] },
  { id: 'progress', rules: ['8.4', '8.4.1'], details: ['R16', 'R17'] },
  {
    id: 'build',
    rules: ['8.5', '8.5.1', '9.1', '9.2.1', '9.2.2', '9.2.3', '9.3', '9.4'],
    details: ['R20', 'R21', 'R23', 'R24', 'R27', 'R28', 'R29'],
  },
  { id: 'buy', rules: ['8.6', '8.6.1'], details: [] },
  { id: 'order', rules: ['8.7'], details: ['R18', 'R36', 'R37', 'R45'] },
  { id: 'markers', rules: ['10'], details: ['R22'] },
  { id: 'pirates', rules: ['11'], details: ['R30', 'R31', 'R46'] },
  { id: 'final', rules: ['12'], details: ['R40'] },
];

function example(scene: Scene): Example<Scene> {
  const { id, rule, cites, map } = scene;
  const isAsked = map?.builds !== undefined && !scoredOf(map);
  return {
    id,
    rule,
    cites,
    isLawful: isAsked ? map.refused === undefined : undefined,
    ratio: map && RATIO,
    isWide: scene.markers || scene.order !== undefined || scene.advance !== undefined,
    scene,
  };
}

const all = scenes.map(example);
const isCover = ({ id }: Example<Scene>) => id === 'cover';

export const guide: Guide<Scene> = {
  id: (part) => `amerigo-guide-${part}`,
  wins: 6,
  turns: 4,
  // Every guide has one; a test looks at it.
  cover: all.find(isCover) as Example<Scene>,
  sections: SECTIONS,
  examples: all.filter((each) => !isCover(each)),
  Picture,
};

export default guide;
