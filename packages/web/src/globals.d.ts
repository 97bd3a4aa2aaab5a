/** True only in builds made with `--mode mock`. */
declare const __MOCK_API__: boolean;
declare module 'virtual:design-tokens.css';
