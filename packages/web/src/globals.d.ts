/** True only in builds made with `--mode mock`. */
declare const __MOCK_API__: boolean;
declare module 'virtual:design-tokens.css';
declare module 'virtual:docs-contents' {
  /** Every page that is written in Markdown; see docs-plugin.ts. */
  export const docsPages: readonly import('./features/docs/pages/docs-page.ts').DocsPageFacts[];
}
declare module 'virtual:endpoint-places' {
  /** Method and path of each call by its name; see endpoint-places.ts. */
  export const places: import('@keepout/client/places').Places;
}
declare module 'virtual:endpoint-manners' {
  /** How each call answers when it succeeds: its status, the fields that a list tells, whether with a tag, and the call that reads what was made. */
  export const manners: Readonly<
    Record<
      import('@keepout/client/client').EndpointId,
      {
        readonly status: number;
        readonly fields?: readonly string[];
        readonly isTagged: boolean;
        readonly readBy?: import('@keepout/client/client').EndpointId;
      }
    >
  >;
  /** Status and title of each problem. */
  export const problems: Readonly<
    Record<
      import('@keepout/contract/problems').ProblemCode,
      Pick<import('@keepout/contract/platform/problem-table').ProblemKind, 'status' | 'title'>
    >
  >;
}
