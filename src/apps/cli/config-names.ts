/** What files of configuration are called. */
export const CONFIG_NAMES: readonly string[] = [
  'fairwright.config.json',
  'fairwright.config.yaml',
  'fairwright.config.yml',
];
