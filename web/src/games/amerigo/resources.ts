/** The five resources, in the order of every list of them. */
import type { Resource } from '../../lib/protocol/amerigo/Resource';

export const RESOURCES: readonly Resource[] = ['sugar', 'cotton', 'tobacco', 'coconut', 'coffee'];
