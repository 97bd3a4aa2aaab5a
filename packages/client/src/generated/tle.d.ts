export interface paths {
    "/api/v1/tle/tle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The element set of an object, newest or nearest before an epoch
         * @description As JSON; as plain TLE lines with `Accept: text/plain`; as OMM with `Accept: application/xml`.
         */
        get: operations["getTle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tle/tle-set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Element sets of many objects, keyed by catalogue number; objects without one are absent */
        post: operations["getTleSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Tle: {
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            epoch: string;
            /** @description Two lines, or three with the name; empty where the number does not fit a TLE. */
            tle: string;
            name: string;
            source: string;
        };
        TleSet: {
            tle_set: {
                [key: string]: components["schemas"]["Tle"];
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getTle: {
        parameters: {
            query: {
                noradId: number;
                /** @description The element set nearest before this time; the newest without it. */
                epoch?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tle"];
                };
            };
        };
    };
    getTleSet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": (number | {
                    /** @description Catalogue number, up to nine digits. */
                    noradId: number;
                    /**
                     * Format: date-time
                     * @description ISO 8601, UTC, with Z.
                     */
                    epoch?: string;
                })[];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TleSet"];
                };
            };
        };
    };
}
