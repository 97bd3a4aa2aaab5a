import house from './.dependency-cruiser.mjs';

/**
 * No circles between folders. A pass of its own: tests may reach wherever they need to, and folders are counted with all
 * that lies in them, so here tests are left out of the count.
 */
export default {
  forbidden: [
    { name: 'no-circles-between-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    ...house.options,
    exclude: { path: `${house.options.exclude.path}|\\.(test|specimen)\\.tsx?$|/test/|/test-[a-z-]+\\.ts$` },
  },
};
